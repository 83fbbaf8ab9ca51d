import { isIPv4, isIPv6 } from 'node:net'

/**
 * What attempts are counted by: an IPv4 address, or the /64 network of an IPv6 address, since one customer
 * has at least that many (RFC 6177). Text that is no address counts as it is.
 */
export function clientNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [left = '', right] = ip.replace(/%.*$/s, '').split('::')
  const head = left.split(':').filter(Boolean)
  const missing = right === undefined ? 0 : 8 - head.length - right.split(':').filter(Boolean).length
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(right ?? '').split(':')]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The network of an address as its owner may be shown it and as it is kept beside their key: "203.0.113.0/24" or
 * "2001:db8:12::/48", which is a provider's neighbourhood and not a person. Text that is no address is "unknown".
 */
export function coarseNetwork(ip: string): string {
  const network = clientNetwork(ip)
  if (isIPv4(network)) return network.replace(/\d+$/, '0/24')
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : 'unknown'
}
