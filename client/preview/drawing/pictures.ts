/** Pictures come into the file itself, as PNG: design tools read neither AVIF nor our addresses. */
import { defined } from '#shared/defined.ts'

const xlink = 'http://www.w3.org/1999/xlink'
/** Pixels of the file for one of the drawing, for screens with small pixels. */
const density = 2

export async function takePicturesIn(svg: Element): Promise<void> {
  for (const image of svg.querySelectorAll('image')) {
    const address = image.getAttribute('xlink:href')
    if (!address) continue
    image.removeAttribute('xlink:href')
    image.setAttributeNS(xlink, 'xlink:href', await pngOf(address, Number(image.getAttribute('width'))))
  }
}

async function pngOf(address: string, shownWidth: number): Promise<string> {
  const picture = Object.assign(new Image(), { src: address })
  await picture.decode()
  const scale = Math.min(1, (shownWidth * density) / picture.naturalWidth)
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(picture.naturalWidth * scale)),
    height: Math.max(1, Math.round(picture.naturalHeight * scale)),
  })
  defined(canvas.getContext('2d'), 'A canvas').drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
