/**
 * A Content-Disposition that has a browser save an answer under this name (RFC 6266): once in letters that every program
 * reads, once as it is (RFC 8187).
 */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
