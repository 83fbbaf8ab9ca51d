/** Packs texts into a zip in the browser and hands it over; the packer is fetched when it is first wanted. */
export async function downloadZip(fileName: string, files: Record<string, string>) {
  const { strToU8, zipSync } = await import('fflate')
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' }))
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  // Safari needs a moment to take it over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
