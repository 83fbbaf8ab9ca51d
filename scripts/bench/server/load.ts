import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export type Target = { url: string; pid: number; paths: string[]; headers: Record<string, string> }

/** Answers a second, and the milliseconds of CPU time one of them took the server; null without /proc. */
export type Load = { rate: number; cpu: number | null }

/** Lets so many connections ask one after the other. @throws when an answer is no success */
export async function load({ url, pid, paths, headers }: Target, connections: number, seconds: number): Promise<Load> {
  const before = cpuOf(pid)
  const requests = paths.map((path) => ({ method: 'GET' as const, path }))
  const result = await autocannon({ url, connections, duration: seconds, headers, requests })
  if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0)
    throw new Error(`${url}${paths[0]}: ${result.errors} errors, ${result['4xx']} of 4xx, ${result['5xx']} of 5xx.`)
  const { total } = result.requests
  const after = cpuOf(pid)
  return { rate: total / result.duration, cpu: before === null || after === null ? null : (after - before) / total }
}

/** Milliseconds a process has reckoned so far, of all its threads; null where the system has no /proc. */
export function cpuOf(pid: number): number | null {
  try {
    const [utime, stime] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
    // Ticks are of 10 ms on every Linux that Node runs on.
    return (Number(utime) + Number(stime)) * 10
  } catch {
    return null
  }
}

/** Milliseconds of CPU time a process needs for one answer, over so many that come one after the other; null without /proc. */
export async function cpuPerAnswer({ url, pid, paths, headers }: Target, amount: number) {
  const before = cpuOf(pid)
  for (let asked = 0; asked < amount; asked++) {
    const response = await fetch(url + paths[asked % paths.length], { headers })
    if (!response.ok) throw new Error(`${url}${paths[0]} answered ${response.status}.`)
    await response.arrayBuffer()
  }
  const after = cpuOf(pid)
  return before === null || after === null ? null : (after - before) / amount
}
