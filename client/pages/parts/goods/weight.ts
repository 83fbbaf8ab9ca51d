import { counted } from '#shared/counted.ts'

const size = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 })
const exact = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** Bytes as somebody reads them: "310 bytes", "9.8 KiB", "118 KiB", "1.2 MiB". */
export function weight(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte')
  const kibi = bytes / 1024
  if (kibi >= 1000) return `${size.format(kibi / 1024)} MiB`
  return `${(kibi < 100 ? size : exact).format(kibi)} KiB`
}
