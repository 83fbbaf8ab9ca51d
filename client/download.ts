/** Hands a text to the browser as a file to keep. */
export function downloadText(fileName: string, text: string, type = 'text/plain') {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  // The download has taken it over by the next turn, except in Safari, which needs a moment.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
