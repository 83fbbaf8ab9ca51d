import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'
import { safeFileName } from './file-name.ts'

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const avif = (...brands: string[]) =>
  `\0\0\0${String.fromCharCode(8 + 4 * (brands.length + 1))}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}rest`

test.each([
  ['PNG', '\x89PNG\r\n\x1a\nrest'],
  ['JPEG', '\xff\xd8\xff\xe0rest'],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['AVIF', avif('avif', 'mif1')],
  ['AVIF', avif('mif1', 'miaf', 'avif')],
  ['PDF', '%PDF-1.7\n'],
  ['ZIP', 'PK\x03\x04rest'],
  ['Figma', 'fig-kiwi\x0f\0\0\0'],
  ['Figma', `PK\x03\x04${'x'.repeat(200_000)}canvas.fig`],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "u"><svg>'],
] as const)('%s is known by its content', (kind, content) => {
  expect(fileKind(latin(content))).toBe(kind)
})

test.each([
  ['comments', '<!---->'],
  ['white space', ' '],
  ['declarations', '<?xml ?>'],
  ['document types', '<!DOCTYPE svg [] >'],
])('many %s before what is no drawing take no time', (_what, piece) => {
  const begun = process.cpuUsage()
  expect(fileKind(latin(`${piece.repeat(Math.ceil(4096 / piece.length))}no`))).toBeNull()
  expect(fileKind(latin(`<!DOCTYPE svg ${piece.repeat(32)}no`))).toBeNull()
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000)
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><svg></svg>'],
  ['a page that begins as a comment', '<!-- <svg> --><html><svg>'],
  ['a program', 'MZ\x90\0'],
  ['a script', '#!/bin/sh\n'],
  ['a GIF', 'GIF89a'],
  ['a film', avif('isom', 'mp41')],
  ['a box without an end', '\0\0\0\x08ftyp'],
  ['sound in the container of WebP', 'RIFF\x10\0\0\0WAVEfmt '],
  ['text with the name of a kind', 'PNG'],
  ['an empty ZIP, which has no file', 'PK\x05\x06'],
])('%s is not taken', (_what, content) => {
  expect(fileKind(latin(content))).toBeNull()
})

test.each([
  ['logo.PNG', 'PNG', 'logo.png'],
  ['photo.jpeg', 'JPEG', 'photo.jpeg'],
  ['logo.png', 'SVG', 'logo.png.svg'],
  ['../../etc/passwd', 'PDF', 'passwd.pdf'],
  ['C:\\Users\\ada\\plan.pdf', 'PDF', 'plan.pdf'],
  ['.htaccess', 'ZIP', 'htaccess.zip'],
  ['CON.pdf', 'PDF', 'file.pdf'],
  ['  a \t b\r\n.zip', 'ZIP', 'a b.zip'],
  ['evil\u202Egnp.exe', 'PNG', 'evilgnp.exe.png'],
  ['a"; filename="b.html', 'PDF', 'a filename=b.html.pdf'],
  ['x\0.svg\ud800', 'SVG', 'x.svg'],
  ['$(rm -rf ~).pdf', 'PDF', '(rm -rf ~).pdf'],
  ['', 'WebP', 'file.webp'],
  ['...', 'AVIF', 'file.avif'],
  ['Entwürfe – Ä 图.fig', 'Figma', 'Entwürfe – Ä 图.fig'],
  [`${'n'.repeat(300)}.pdf`, 'PDF', `${'n'.repeat(74)}.pdf`],
] as const)('the name %j of a %s is kept as %j', (given, kind, kept) => {
  expect(safeFileName(given, kind)).toBe(kept)
})
