// Draws codes to scan, each with its quiet margin on white, so that it is read in the dark theme too.
//
//   node content/media/codes/draw.mjs   then   node content/media/list.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'uqr'

/** What each code says; the companies are those of content/components/WORLDS.md. */
const codes = {
  menu: 'https://lumiere.example/menu',
  parcel: 'https://fenn.example/FN-2041',
  return: 'https://halden.example/returns',
  ticket: 'https://harrowpoint.example/tickets',
  'two-step': 'otpauth://totp/Orrin:samuel%40orrin.example?secret=JBSWY3DPEHPK3PXP&issuer=Orrin',
  wifi: 'WIFI:T:WPA;S:Lumiere guests;P:soup-on-sunday;;',
}
const margin = 4
const pixel = 8

for (const [name, text] of Object.entries(codes)) {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const side = data.length + 2 * margin
  const runs = data.flatMap((row, y) => {
    const found = []
    for (let x = 0; x < row.length; x++) {
      let wide = 0
      while (row[x + wide]) wide++
      if (wide) found.push(`M${x + margin} ${y + margin}h${wide}v1h-${wide}z`)
      x += wide
    }
    return found
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * pixel}" height="${side * pixel}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path d="${runs.join('')}"/></svg>\n`
  writeFileSync(join(import.meta.dirname, `${name}.svg`), svg)
}
