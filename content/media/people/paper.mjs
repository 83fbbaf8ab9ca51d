// People cut from paper: each layer is one sheet with its own shadow on the one below. Light comes from the upper left.
//
// The canvas is 800 × 1000. A head stands round (0, 0), 250 wide and 340 high, before it is turned and set on its neck.

/** Skins: sheet, the side away from the light, lines and lips, cheek. */
const skins = {
  porcelain: ['#f3d3bd', '#e2b398', '#b4685a', '#e89a86'],
  peach: ['#e9bc98', '#d09a74', '#a35a48', '#dc8a6c'],
  honey: ['#d8a173', '#b98055', '#8b4a38', '#cc7a55'],
  olive: ['#c69468', '#a4744b', '#7a4232', '#b96d4b'],
  amber: ['#a9714a', '#875436', '#5f2f26', '#a2553c'],
  umber: ['#7f5036', '#633b28', '#3f1f1c', '#8a4533'],
  ebony: ['#57372a', '#42281f', '#2a1414', '#6b3529'],
}

const f = (number) => Math.round(number * 10) / 10
/** A path from points with numbers rounded, so that files stay small. */
const d = (strings, ...values) => strings.reduce((all, part, i) => all + part + (i < values.length ? f(values[i]) : ''), '')
const sheet = (path, fill, more = '') => `<path d="${path}" fill="${fill}" filter="url(#cut)" ${more}/>`
const flat = (path, fill, more = '') => `<path d="${path}" fill="${fill}" ${more}/>`
const line = (path, colour, width, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A colour nearer to black (amount below 0) or to white. */
export function tone(hex, amount) {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const to = amount < 0 ? 0 : 255
  return `#${parts.map((part) => Math.round(part + (to - part) * Math.abs(amount)).toString(16).padStart(2, '0')).join('')}`
}

/** The outline of a face: w half its width, jaw how wide it is below the ears (0.7 to 1), chin how broad, h down to the chin. */
function face({ w, h, jaw, chin }) {
  const j = w * jaw * 0.94
  return d`M ${-w} -70 C ${-w} -212 ${w} -212 ${w} -70 C ${w + 3} 0 ${w * 0.98} 40 ${j} ${h * 0.58} C ${j * 0.86} ${h * 0.84} ${chin * 0.86} ${h + 4} 0 ${h + 4} C ${-chin * 0.86} ${h + 4} ${-j * 0.86} ${h * 0.84} ${-j} ${h * 0.58} C ${-w * 0.98} 40 ${-w - 3} 0 ${-w} -70 Z`
}

/** Eyes, brows, nose and mouth, moved to the side the head looks to (t from -1 to 1). */
function features({ bearded, skin, brow, t, w, h, age, smile, eyes, lips, nose, lids }) {
  const [, shade, deep] = skins[skin]
  const x = t * 24
  const gap = w * 0.43
  const parts = []
  const dark = skin === 'ebony' || skin === 'umber' ? '#1d1210' : '#2a1f1d'
  for (const side of [-1, 1]) {
    const squeeze = 1 - Math.max(0, side * t) * 0.16
    const ex = x + side * gap * squeeze
    const ew = 23 * squeeze
    const open = eyes === 'narrow' ? 8 : eyes === 'wide' ? 13 : 10.5
    if (eyes === 'closed') {
      parts.push(line(d`M ${ex - ew} 2 Q ${ex} 16 ${ex + ew} 2`, dark, 6))
    } else {
      parts.push(flat(d`M ${ex - side * ew} 4 Q ${ex - side * 4} ${-open * 1.3} ${ex + side * ew} 0 Q ${ex + side * 2} ${open * 1.2} ${ex - side * ew} 4 Z`, skin === 'ebony' || skin === 'umber' ? '#f1e6da' : '#fbf4ec'))
      parts.push(`<circle cx="${f(ex + t * 3)}" cy="${f(-0.5)}" r="${f(open * 0.86)}" fill="${dark}"/>`)
      parts.push(`<circle cx="${f(ex + t * 3 - 3)}" cy="-4" r="2.4" fill="#fff" opacity=".85"/>`)
      parts.push(line(d`M ${ex - side * (ew + 1)} 4 Q ${ex - side * 4} ${-open * 1.45} ${ex + side * (ew + 3)} -1`, dark, lids === 'lashes' ? 6.5 : 4.4))
      parts.push(line(d`M ${ex - ew * 0.8} -13 Q ${ex} -${open * 1.35 + 9} ${ex + ew * 0.9} -13`, shade, 4))
    }
    const by = -38 - (age === 'old' ? -2 : 0)
    parts.push(
      flat(
        d`M ${ex - ew * 1.25} ${by + (side < 0 ? 4 : 8)} Q ${ex} ${by - 17} ${ex + ew * 1.25} ${by + (side < 0 ? 8 : 4)} Q ${ex} ${by - 4} ${ex - ew * 1.25} ${by + (side < 0 ? 4 : 8)} Z`,
        brow,
        `stroke="${brow}" stroke-width="3" stroke-linejoin="round"`,
      ),
    )
    if (age !== 'young') parts.push(line(d`M ${ex - ew * 0.7} 22 Q ${ex} 29 ${ex + ew * 0.8} 21`, shade, 3.4, 'opacity=".8"'))
    if (age === 'old') parts.push(line(d`M ${ex + side * (ew + 8)} -6 L ${ex + side * (ew + 20)} -11 M ${ex + side * (ew + 9)} 4 L ${ex + side * (ew + 21)} 6`, shade, 3))
  }
  // the nose: its plane away from the light, then the wing
  const n = nose === 'broad' ? 30 : nose === 'long' ? 21 : 24
  const nl = nose === 'long' ? 86 : 76
  parts.push(flat(d`M ${x + 6} -24 C ${x + 10} 10 ${x + 14 + t * 10} 40 ${x + n * 0.92 + t * 12} ${nl - 8} Q ${x + n * 0.7 + t * 12} ${nl + 6} ${x + 2 + t * 14} ${nl + 5} Q ${x + 8 + t * 6} 34 ${x + 6} -24 Z`, shade))
  parts.push(line(d`M ${x - n * 0.72 + t * 8} ${nl - 3} Q ${x - n * 0.4 + t * 10} ${nl + 9} ${x + t * 12} ${nl + 6} Q ${x + n * 0.5 + t * 12} ${nl + 8} ${x + n * 0.8 + t * 12} ${nl - 5}`, deep, 4.2, 'opacity=".75"'))
  // the mouth
  const my = h * 0.66
  const mw = (smile > 1 ? 43 : 36) * (1 - Math.abs(t) * 0.08)
  const mx = x * 1.05
  const up = smile * 7
  const lip = lips ?? deep
  if (smile > 1) {
    parts.push(flat(d`M ${mx - mw} ${my - up} Q ${mx} ${my + 4} ${mx + mw} ${my - up} Q ${mx} ${my + 40} ${mx - mw} ${my - up} Z`, tone(lip, -0.25)))
    parts.push(flat(d`M ${mx - mw * 0.82} ${my - up + 5} Q ${mx} ${my + 6} ${mx + mw * 0.82} ${my - up + 5} Q ${mx} ${my + 17} ${mx - mw * 0.82} ${my - up + 5} Z`, '#fdf8f1'))
  } else {
    parts.push(flat(d`M ${mx - mw} ${my - up * 0.7} Q ${mx - mw * 0.4} ${my - 12} ${mx} ${my - 6} Q ${mx + mw * 0.4} ${my - 12} ${mx + mw} ${my - up * 0.7} Q ${mx} ${my + 6 + up * 0.4} ${mx - mw} ${my - up * 0.7} Z`, lip))
    parts.push(flat(d`M ${mx - mw * 0.82} ${my + 1} Q ${mx} ${my + 6 + up * 0.4} ${mx + mw * 0.82} ${my + 1} Q ${mx} ${my + 25} ${mx - mw * 0.82} ${my + 1} Z`, tone(lip, 0.16)))
  }
  if (age !== 'young' && !bearded) for (const side of [-1, 1]) parts.push(line(d`M ${x + side * 36 + t * 10} ${nl - 2} Q ${mx + side * (mw + 15)} ${my - 22} ${mx + side * (mw + 12)} ${my + 4}`, shade, age === 'old' ? 4.6 : 3.4))
  if (age === 'old') parts.push(line(d`M ${x - 52} -88 Q ${x} -98 ${x + 52} -88 M ${x - 40} -110 Q ${x} -118 ${x + 40} -110`, shade, 3.4))
  parts.push(flat(d`M ${mx - 14} ${my + 33} Q ${mx} ${my + 39} ${mx + 14} ${my + 33} Q ${mx} ${my + 46} ${mx - 14} ${my + 33} Z`, shade, 'opacity=".7"'))
  return parts.join('')
}

const curls = (points, r, fill) =>
  `<g filter="url(#cut)">${points.map(([x, y, k = 1]) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * k)}" fill="${fill}"/>`).join('')}</g>`
const ring = (cx, cy, rx, ry, from, to, count) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry, 0.9 + ((i * 7) % 5) * 0.06]
  })

/** Hair: what lies behind the head, and what lies on it. `w` is half the width of the face. */
const hair = {
  crop: ({ w, hair: c }) => ['', sheet(d`M ${-w - 8} -20 C ${-w - 26} -170 ${-w * 0.5} -226 20 -222 C ${w * 0.9} -222 ${w + 30} -150 ${w + 8} -16 C ${w + 2} -60 ${w - 6} -84 ${w - 16} -104 C ${w * 0.3} -132 ${-w * 0.3} -146 ${-w + 18} -108 C ${-w + 4} -84 ${-w} -50 ${-w - 8} -20 Z`, c)],
  side: ({ w, hair: c }) => ['', sheet(d`M ${-w - 8} -6 C ${-w - 30} -150 ${-w * 0.7} -240 10 -236 C ${w * 1.2} -240 ${w + 34} -120 ${w + 8} -4 C ${w + 2} -60 ${w - 4} -86 ${w - 12} -100 C ${w * 0.2} -96 ${-w * 0.35} -124 ${-w * 0.5} -160 C ${-w * 0.66} -120 ${-w} -90 ${-w - 8} -6 Z`, c) + line(d`M ${-w * 0.5} -164 C ${-w * 0.2} -200 ${w * 0.4} -214 ${w * 0.8} -170`, tone(c, -0.25), 4)],
  quiff: ({ w, hair: c }) => ['', sheet(d`M ${-w - 6} -22 C ${-w - 18} -110 ${-w - 18} -150 ${-w + 6} -176 C ${-w * 0.6} -262 ${w * 0.7} -282 ${w + 22} -186 C ${w + 30} -130 ${w + 12} -60 ${w + 6} -18 C ${w} -60 ${w - 6} -92 ${w - 22} -116 C ${w * 0.2} -120 ${-w * 0.5} -118 ${-w + 18} -128 C ${-w + 4} -100 ${-w} -60 ${-w - 6} -22 Z`, c) + line(d`M ${-w * 0.55} -190 C ${-w * 0.1} -236 ${w * 0.5} -232 ${w * 0.85} -190`, tone(c, 0.18), 5, 'opacity=".6"')],
  bob: ({ w, hair: c }) => [
    sheet(d`M ${-w - 44} 130 C ${-w - 70} -60 ${-w - 50} -240 0 -240 C ${w + 50} -240 ${w + 70} -60 ${w + 44} 130 C ${w} 160 ${-w} 160 ${-w - 44} 130 Z`, tone(c, -0.14)),
    sheet(d`M ${-w - 34} 134 C ${-w - 60} -40 ${-w - 44} -236 4 -238 C ${w + 46} -236 ${w + 58} -30 ${w + 34} 134 C ${w + 6} 128 ${w - 2} 60 ${w - 4} -60 C ${w * 0.4} -76 ${-w * 0.1} -110 ${-w * 0.36} -150 C ${-w * 0.5} -110 ${-w + 10} -80 ${-w + 2} -30 C ${-w - 2} 40 ${-w - 6} 128 ${-w - 34} 134 Z`, c),
  ],
  fringe: ({ w, hair: c }) => [
    sheet(d`M ${-w - 48} 190 C ${-w - 76} -60 ${-w - 50} -244 0 -244 C ${w + 50} -244 ${w + 76} -60 ${w + 48} 190 C ${w} 214 ${-w} 214 ${-w - 48} 190 Z`, tone(c, -0.14)),
    sheet(d`M ${-w - 30} 150 C ${-w - 58} -40 ${-w - 44} -240 0 -242 C ${w + 44} -240 ${w + 58} -40 ${w + 30} 150 C ${w + 8} 120 ${w + 2} 20 ${w - 4} -58 Q 0 -84 ${-w + 4} -58 C ${-w - 2} 20 ${-w - 8} 120 ${-w - 30} 150 Z`, c) + line(d`M ${-w * 0.4} -66 L ${-w * 0.34} -130 M ${w * 0.1} -72 L ${w * 0.1} -140 M ${w * 0.5} -66 L ${w * 0.44} -124`, tone(c, -0.22), 4),
  ],
  long: ({ w, hair: c }) => [
    sheet(d`M ${-w - 54} 330 C ${-w - 40} 200 ${-w - 90} 40 ${-w - 52} -110 C ${-w - 10} -264 ${w + 10} -264 ${w + 52} -110 C ${w + 90} 40 ${w + 30} 190 ${w + 66} 340 C ${w} 372 ${-w} 372 ${-w - 54} 330 Z`, tone(c, -0.14)),
    sheet(d`M ${-w - 26} 210 C ${-w - 66} 40 ${-w - 52} -240 8 -242 C ${w + 56} -238 ${w + 60} 20 ${w + 34} 230 C ${w + 10} 190 ${w + 12} 40 ${w - 8} -64 C ${w * 0.6} -116 ${w * 0.2} -150 ${w * 0.04} -176 C ${-w * 0.2} -132 ${-w + 10} -100 ${-w + 2} -30 C ${-w - 4} 50 ${-w - 8} 150 ${-w - 26} 210 Z`, c) + line(d`M ${-w - 22} 120 C ${-w - 36} 20 ${-w - 20} -80 ${-w * 0.5} -150 M ${w + 26} 150 C ${w + 38} 30 ${w + 14} -80 ${w * 0.5} -150`, tone(c, -0.22), 4),
  ],
  waves: ({ w, hair: c }) => [
    sheet(d`M ${-w - 40} 300 C ${-w - 110} 250 ${-w - 40} 170 ${-w - 84} 100 C ${-w - 120} 30 ${-w - 50} -30 ${-w - 66} -100 C ${-w - 20} -270 ${w + 20} -270 ${w + 66} -100 C ${w + 50} -30 ${w + 120} 30 ${w + 84} 100 C ${w + 40} 170 ${w + 110} 250 ${w + 40} 300 C ${w} 330 ${-w} 330 ${-w - 40} 300 Z`, tone(c, -0.14)),
    sheet(d`M ${-w - 30} 150 C ${-w - 76} 80 ${-w - 20} 20 ${-w - 46} -60 C ${-w - 40} -240 ${w * 0.4} -264 ${w * 0.9} -216 C ${w + 70} -150 ${w + 26} -40 ${w + 48} 30 C ${w + 60} 90 ${w + 24} 110 ${w + 34} 160 C ${w + 2} 110 ${w + 8} 10 ${w - 8} -60 C ${w * 0.3} -84 ${-w * 0.3} -120 ${-w * 0.5} -164 C ${-w * 0.62} -110 ${-w + 8} -80 ${-w} -20 C ${-w - 4} 40 ${-w - 4} 100 ${-w - 30} 150 Z`, c),
  ],
  bun: ({ w, hair: c }) => [
    sheet(d`M -66 -262 C -66 -330 66 -330 66 -262 C 66 -206 -66 -206 -66 -262 Z`, tone(c, -0.1)),
    sheet(d`M ${-w - 8} -14 C ${-w - 26} -160 ${-w * 0.6} -236 0 -236 C ${w * 0.6} -236 ${w + 26} -160 ${w + 8} -14 C ${w + 2} -60 ${w - 8} -96 ${w - 26} -118 C ${w * 0.4} -160 ${-w * 0.4} -160 ${-w + 26} -118 C ${-w + 8} -96 ${-w - 2} -60 ${-w - 8} -14 Z`, c) + line(d`M -40 -226 C -70 -200 ${-w * 0.8} -170 ${-w + 4} -110 M 40 -226 C 70 -200 ${w * 0.8} -170 ${w - 4} -110 M 0 -232 L 0 -166`, tone(c, -0.25), 4),
  ],
  afro: ({ w, hair: c }) => [
    curls([...ring(0, -110, w + 66, 150, 150, 390, 15), ...ring(0, -110, w + 18, 110, 180, 360, 9), [0, -150, 1.6], [-70, -120, 1.6], [70, -120, 1.6]], 58, tone(c, -0.08)),
    curls([...ring(0, -70, w - 4, 92, 188, 352, 11)], 34, c),
  ],
  curls: ({ w, hair: c }) => [
    curls([...ring(0, -60, w + 34, 150, 130, 410, 18)], 44, tone(c, -0.14)),
    curls([...ring(0, -76, w + 2, 104, 176, 364, 12), ...ring(-6, -120, w * 0.6, 84, 190, 350, 7)], 36, c),
  ],
  fade: ({ w, hair: c }) => [
    '',
    flat(d`M ${-w - 3} -14 C ${-w - 8} -90 ${-w} -130 ${-w + 12} -150 L ${-w + 22} -110 C ${-w + 8} -90 ${-w + 2} -50 ${-w - 3} -14 Z M ${w + 3} -14 C ${w + 8} -90 ${w} -130 ${w - 12} -150 L ${w - 22} -110 C ${w - 8} -90 ${w - 2} -50 ${w + 3} -14 Z`, tone(c, 0.12)) +
      curls([...ring(0, -140, w * 0.82, 64, 180, 360, 8), ...ring(0, -160, w * 0.5, 60, 190, 350, 5), [0, -160, 1.3], [-50, -146, 1.2], [50, -146, 1.2]], 34, c),
  ],
  buzz: ({ w, hair: c }) => ['', sheet(d`M ${-w - 3} -30 C ${-w - 10} -150 ${-w * 0.6} -190 0 -190 C ${w * 0.6} -190 ${w + 10} -150 ${w + 3} -30 C ${w} -70 ${w - 10} -100 ${w - 24} -116 C ${w * 0.4} -140 ${-w * 0.4} -140 ${-w + 24} -116 C ${-w + 10} -100 ${-w} -70 ${-w - 3} -30 Z`, c)],
  bald: ({ w, hair: c }) => [sheet(d`M ${-w - 22} 40 C ${-w - 44} -40 ${-w - 30} -110 ${-w + 20} -110 L ${w - 20} -110 C ${w + 30} -110 ${w + 44} -40 ${w + 22} 40 Z`, tone(c, -0.08)), sheet(d`M ${-w - 6} 4 C ${-w - 26} -50 ${-w - 22} -92 ${-w + 2} -116 C ${-w + 14} -84 ${-w + 8} -50 ${-w - 6} 4 Z`, c) + sheet(d`M ${w + 6} 4 C ${w + 26} -50 ${w + 22} -92 ${w - 2} -116 C ${w - 14} -84 ${w - 8} -50 ${w + 6} 4 Z`, c)],
  bare: () => ['', ''],
  locs: ({ w, hair: c }) => {
    const strand = (x, y, length, sway) => line(d`M ${x} ${y} C ${x + sway} ${y + length * 0.4} ${x + sway * 1.4} ${y + length * 0.7} ${x + sway} ${y + length}`, c, 24)
    const back = [-1, 1].flatMap((s) => [0, 1, 2, 3].map((i) => strand(s * (w + 2 + i * 12), -120 + i * 24, 330 - i * 26, s * (14 + i * 4))))
    return [
      `<g filter="url(#cut)">${back.join('')}</g>`,
      sheet(d`M ${-w - 10} -10 C ${-w - 34} -160 ${-w * 0.6} -246 0 -246 C ${w * 0.6} -246 ${w + 34} -160 ${w + 10} -10 C ${w} -70 ${w - 10} -110 ${w - 30} -124 C ${w * 0.3} -156 ${-w * 0.3} -156 ${-w + 30} -124 C ${-w + 10} -110 ${-w} -70 ${-w - 10} -10 Z`, c) + line(d`M ${-w * 0.7} -130 C ${-w * 0.6} -190 -30 -230 -10 -240 M ${-w * 0.3} -150 C ${-w * 0.2} -190 0 -220 0 -240 M ${w * 0.3} -150 C ${w * 0.2} -190 10 -220 8 -240 M ${w * 0.7} -130 C ${w * 0.6} -190 30 -230 16 -240`, tone(c, 0.22), 4),
    ]
  },
  braid: ({ w, hair: c }) => [
    `<g filter="url(#cut)">${[0, 1, 2, 3, 4].map((i) => `<ellipse cx="${f(w + 26 - i * 2)}" cy="${f(70 + i * 46)}" rx="${f(34 - i * 3)}" ry="34" fill="${i % 2 ? tone(c, -0.12) : c}"/>`).join('')}</g>`,
    sheet(d`M ${-w - 10} 6 C ${-w - 34} -150 ${-w * 0.6} -238 0 -238 C ${w * 0.6} -238 ${w + 44} -150 ${w + 26} 60 C ${w + 4} 20 ${w} -60 ${w - 18} -100 C ${w * 0.5} -130 ${w * 0.1} -150 ${-w * 0.1} -182 C ${-w * 0.3} -130 ${-w + 8} -96 ${-w} -40 Z`, c) + line(d`M ${-w * 0.06} -180 C ${w * 0.4} -190 ${w * 0.9} -120 ${w + 10} -20`, tone(c, -0.25), 4),
  ],
  scarf: ({ w, h, hair: c }) => [
    sheet(d`M ${-w - 62} 250 C ${-w - 70} 60 ${-w - 70} -254 0 -254 C ${w + 70} -254 ${w + 70} 60 ${w + 62} 250 C ${w + 40} 330 ${-w - 40} 330 ${-w - 62} 250 Z`, tone(c, -0.1)),
    sheet(d`M ${-w - 56} 210 C ${-w - 74} -40 ${-w - 60} -252 0 -252 C ${w + 60} -252 ${w + 74} -40 ${w + 56} 210 C ${w + 70} 300 ${-w - 40} 330 ${-w - 70} 300 C ${-w - 60} 270 ${-w - 54} 240 ${-w - 56} 210 Z M ${-w + 4} -66 C ${-w - 2} 40 ${-w * 0.8} ${h - 4} 0 ${h - 2} C ${w * 0.8} ${h - 4} ${w + 2} 40 ${w - 4} -66 C ${w - 20} -150 ${-w + 20} -150 ${-w + 4} -66 Z`, c, 'fill-rule="evenodd"') + line(d`M ${-w - 20} -150 C ${-w - 30} -30 ${-w - 20} 110 -30 ${h + 44} M ${w + 10} 150 C ${w - 20} 210 20 ${h + 60} -70 ${h + 84}`, tone(c, -0.22), 5),
  ],
  turban: ({ w, hair: c }) => ['', sheet(d`M ${-w - 22} -62 C ${-w - 60} -190 ${-w * 0.8} -300 10 -296 C ${w * 1.1} -296 ${w + 60} -180 ${w + 20} -62 C ${w * 0.7} -110 ${w * 0.3} -130 4 -150 C ${-w * 0.3} -130 ${-w * 0.7} -110 ${-w - 22} -62 Z`, c) + line(d`M ${-w - 18} -84 C ${-w * 0.4} -190 ${w * 0.3} -250 ${w * 0.9} -240 M ${-w - 16} -130 C ${-w * 0.5} -220 0 -270 ${w * 0.4} -282 M ${w + 14} -84 C ${w * 0.7} -150 ${w * 0.3} -190 0 -206`, tone(c, -0.2), 5)],
  cap: ({ w, hair: c, cap }) => [
    '',
    flat(d`M ${-w - 5} 0 C ${-w - 14} -50 ${-w - 10} -90 ${-w} -110 L ${-w + 16} -90 C ${-w + 6} -60 ${-w + 2} -30 ${-w - 5} 0 Z M ${w + 5} 0 C ${w + 14} -50 ${w + 10} -90 ${w} -110 L ${w - 16} -90 C ${w - 6} -60 ${w - 2} -30 ${w + 5} 0 Z`, c) +
      sheet(d`M ${-w - 20} -92 C ${-w - 30} -230 ${-w * 0.4} -270 0 -270 C ${w * 0.4} -270 ${w + 30} -230 ${w + 20} -92 C ${w * 0.5} -128 ${-w * 0.5} -128 ${-w - 20} -92 Z`, cap) +
      sheet(d`M ${-w - 22} -84 C ${-w * 0.5} -128 ${w * 0.5} -128 ${w + 22} -84 L ${w + 18} -122 C ${w * 0.5} -166 ${-w * 0.5} -166 ${-w - 18} -122 Z`, tone(cap, -0.14)),
  ],
  pony: ({ w, hair: c }) => [
    sheet(d`M ${w * 0.1} -236 C ${w + 60} -320 ${w + 170} -180 ${w + 130} -10 C ${w + 110} 90 ${w + 60} 130 ${w + 50} 210 C ${w + 10} 120 ${w + 60} 0 ${w * 0.4} -130 Z`, tone(c, -0.12)),
    sheet(d`M ${-w - 8} -10 C ${-w - 26} -160 ${-w * 0.6} -236 0 -236 C ${w * 0.6} -236 ${w + 26} -160 ${w + 8} -10 C ${w + 2} -60 ${w - 6} -90 ${w - 22} -112 C ${w * 0.5} -150 ${-w * 0.1} -164 ${-w * 0.3} -176 C ${-w * 0.4} -140 ${-w + 16} -100 ${-w + 2} -60 Z`, c) + line(d`M ${-w * 0.26} -176 C ${w * 0.1} -200 ${w * 0.5} -200 ${w * 0.86} -150`, tone(c, -0.22), 4),
  ],
}

const beards = {
  full: ({ w, h, jaw, beard: c, x }) => sheet(d`M ${-w - 1} 6 C ${-w + 10} 60 ${-w * 0.62} 84 ${x - 42} ${h * 0.55} Q ${x} ${h * 0.47} ${x + 42} ${h * 0.55} C ${w * 0.62} 84 ${w - 10} 60 ${w + 1} 6 C ${w + 4} 60 ${w * jaw + 10} ${h * 0.8} ${w * 0.56} ${h + 22} C ${w * 0.2} ${h + 44} ${-w * 0.2} ${h + 44} ${-w * 0.56} ${h + 22} C ${-w * jaw - 10} ${h * 0.8} ${-w - 4} 60 ${-w - 1} 6 Z`, c),
  short: ({ w, h, jaw, beard: c, x }) => flat(d`M ${-w + 1} 20 C ${-w + 14} 80 ${-w * 0.6} 96 ${x - 40} ${h * 0.56} Q ${x} ${h * 0.49} ${x + 40} ${h * 0.56} C ${w * 0.6} 96 ${w - 14} 80 ${w - 1} 20 C ${w} 60 ${w * jaw} ${h * 0.6} ${w * jaw * 0.94} ${h * 0.72} C ${w * jaw * 0.7} ${h * 0.95} 40 ${h + 1} 0 ${h + 1} C -40 ${h + 1} ${-w * jaw * 0.7} ${h * 0.95} ${-w * jaw * 0.94} ${h * 0.72} C ${-w * jaw} ${h * 0.6} ${-w} 60 ${-w + 1} 20 Z`, c, 'opacity=".78"'),
  moustache: ({ h, beard: c, x }) => sheet(d`M ${x - 54} ${h * 0.62} C ${x - 40} ${h * 0.52} ${x - 14} ${h * 0.5} ${x} ${h * 0.535} C ${x + 14} ${h * 0.5} ${x + 40} ${h * 0.52} ${x + 54} ${h * 0.62} C ${x + 30} ${h * 0.64} ${x + 12} ${h * 0.62} ${x} ${h * 0.6} C ${x - 12} ${h * 0.62} ${x - 30} ${h * 0.64} ${x - 54} ${h * 0.62} Z`, c),
  goatee: ({ h, beard: c, x }) => flat(d`M ${x - 46} ${h * 0.6} Q ${x} ${h * 0.48} ${x + 46} ${h * 0.6} C ${x + 50} ${h * 0.8} ${x + 36} ${h + 10} ${x} ${h + 12} C ${x - 36} ${h + 10} ${x - 50} ${h * 0.8} ${x - 46} ${h * 0.6} Z`, c, 'opacity=".85"'),
}

/** Clothes, in the canvas's own coordinates; `s` is how wide the shoulders are (1 is 560), `y` how high they stand. */
function body(width, y, fill, tilt = 0) {
  const half = width / 2
  return sheet(d`M ${400 - 92} ${y - 66} C ${400 - 130} ${y - 20} ${400 - half * 0.8} ${y - 6 + tilt} ${400 - half} ${y + 60 + tilt} C ${400 - half - 34} ${y + 130} ${400 - half - 44} 1010 ${400 - half - 46} 1040 L ${400 + half + 46} 1040 C ${400 + half + 44} 1010 ${400 + half + 34} ${y + 130} ${400 + half} ${y + 60 - tilt} C ${400 + half * 0.8} ${y - 6 - tilt} ${400 + 130} ${y - 20} ${400 + 92} ${y - 66} C ${400 + 76} ${y + 18} ${400 - 76} ${y + 18} ${400 - 92} ${y - 66} Z`, fill)
}
const clothes = {
  tee: ({ y, width, cloth, tilt }) => body(width, y, cloth, tilt) + sheet(d`M 308 ${y - 68} C 324 ${y + 20} 476 ${y + 20} 492 ${y - 68} L 506 ${y - 58} C 492 ${y + 52} 308 ${y + 52} 294 ${y - 58} Z`, tone(cloth, -0.16)),
  vneck: ({ y, width, cloth, tilt, skinBase }) => body(width, y, cloth, tilt) + flat(d`M 306 ${y - 70} L 400 ${y + 104} L 494 ${y - 70} Z`, skinBase) + sheet(d`M 304 ${y - 60} L 396 ${y + 128} L 404 ${y + 128} L 496 ${y - 60} L 480 ${y - 62} L 400 ${y + 96} L 320 ${y - 62} Z`, tone(cloth, -0.14)),
  turtle: ({ y, width, cloth, tilt }) => body(width, y, cloth, tilt) + sheet(d`M 306 ${y - 112} C 340 ${y - 90} 460 ${y - 90} 494 ${y - 112} L 506 ${y - 30} C 470 ${y + 10} 330 ${y + 10} 294 ${y - 30} Z`, tone(cloth, 0.06)) + line(d`M 302 ${y - 66} C 340 ${y - 36} 460 ${y - 36} 498 ${y - 66}`, tone(cloth, -0.2), 5),
  shirt: ({ y, width, cloth, tilt, skinBase }) => body(width, y, cloth, tilt) + flat(d`M 306 ${y - 70} C 340 ${y - 20} 380 ${y + 30} 400 ${y + 66} C 420 ${y + 30} 460 ${y - 20} 494 ${y - 70} Z`, skinBase) + line(d`M 400 ${y + 66} L 400 1010`, tone(cloth, -0.2), 5) + sheet(d`M 308 ${y - 84} L 398 ${y + 62} L 330 ${y + 112} L 270 ${y - 30} Z`, tone(cloth, 0.14)) + sheet(d`M 492 ${y - 84} L 402 ${y + 62} L 470 ${y + 112} L 530 ${y - 30} Z`, tone(cloth, 0.06)) + [0, 1].map((i) => `<circle cx="400" cy="${f(y + 150 + i * 90)}" r="8" fill="${tone(cloth, -0.32)}"/>`).join(''),
  blazer: ({ y, width, cloth, under, tilt }) => body(width, y, cloth, tilt) + sheet(d`M 314 ${y - 70} C 330 ${y + 60} 380 ${y + 300} 400 1030 C 420 ${y + 300} 470 ${y + 60} 486 ${y - 70} C 470 ${y + 26} 330 ${y + 26} 314 ${y - 70} Z`, under) + sheet(d`M 306 ${y - 74} L 262 ${y - 36} L 222 ${y + 120} L 292 ${y + 130} L 262 ${y + 166} L 396 1010 L 400 ${y + 320} C 370 ${y + 200} 330 ${y + 60} 306 ${y - 74} Z`, tone(cloth, 0.1)) + sheet(d`M 494 ${y - 74} L 538 ${y - 36} L 578 ${y + 120} L 508 ${y + 130} L 538 ${y + 166} L 404 1010 L 400 ${y + 320} C 430 ${y + 200} 470 ${y + 60} 494 ${y - 74} Z`, tone(cloth, -0.06)),
  hoodie: ({ y, width, cloth, tilt }) => sheet(d`M 236 ${y + 20} C 220 ${y - 130} 330 ${y - 150} 400 ${y - 146} C 470 ${y - 150} 580 ${y - 130} 564 ${y + 20} Z`, tone(cloth, -0.2)) + body(width, y, cloth, tilt) + sheet(d`M 262 ${y - 40} C 290 ${y + 60} 370 ${y + 96} 400 ${y + 100} C 430 ${y + 96} 510 ${y + 60} 538 ${y - 40} C 520 ${y + 10} 470 ${y + 30} 400 ${y + 32} C 330 ${y + 30} 280 ${y + 10} 262 ${y - 40} Z`, tone(cloth, 0.12)) + line(d`M 356 ${y + 84} C 352 ${y + 140} 350 ${y + 180} 356 ${y + 214} M 444 ${y + 84} C 448 ${y + 140} 452 ${y + 170} 446 ${y + 196}`, '#f5efe4', 8),
  apron: ({ y, width, cloth, under, tilt }) => clothes.tee({ y, width, cloth: under, tilt }) + sheet(d`M 282 ${y + 130} L 518 ${y + 130} L 560 1030 L 240 1030 Z`, cloth) + line(d`M 290 ${y + 134} C 280 ${y + 60} 284 ${y} 300 ${y - 50} M 510 ${y + 134} C 520 ${y + 60} 516 ${y} 500 ${y - 50}`, cloth, 20) + line(d`M 300 ${y + 152} L 500 ${y + 152}`, tone(cloth, 0.3), 4, 'stroke-dasharray="14 10"'),
  coat: ({ y, width, cloth, under, tilt }) => body(width, y, cloth, tilt) + sheet(d`M 318 ${y - 70} C 330 ${y + 60} 384 ${y + 200} 400 ${y + 260} C 416 ${y + 200} 470 ${y + 60} 482 ${y - 70} C 470 ${y + 26} 330 ${y + 26} 318 ${y - 70} Z`, under) + sheet(d`M 310 ${y - 74} L 258 ${y - 20} L 268 ${y + 110} L 318 ${y + 104} L 396 ${y + 262} C 372 ${y + 150} 330 ${y + 40} 310 ${y - 74} Z`, tone(cloth, -0.06)) + sheet(d`M 490 ${y - 74} L 542 ${y - 20} L 532 ${y + 110} L 482 ${y + 104} L 404 ${y + 262} C 428 ${y + 150} 470 ${y + 40} 490 ${y - 74} Z`, tone(cloth, -0.1)) + line(d`M 400 ${y + 262} L 400 1010`, tone(cloth, -0.24), 5) + sheet(d`M 514 ${y + 190} L 596 ${y + 184} L 600 ${y + 290} L 520 ${y + 290} Z`, tone(cloth, -0.05)) + line(d`M 540 ${y + 196} L 540 ${y + 160} M 560 ${y + 196} L 560 ${y + 168}`, '#33507a', 9),
  cardigan: ({ y, width, cloth, under, tilt }) => body(width, y, under, tilt) + sheet(d`M 300 ${y - 60} C 250 ${y - 20} ${400 - width / 2 + 20} ${y - 6 + tilt} ${400 - width / 2} ${y + 60 + tilt} C ${400 - width / 2 - 34} ${y + 130} ${400 - width / 2 - 44} 1010 ${400 - width / 2 - 46} 1040 L 372 1040 C 376 ${y + 300} 350 ${y + 100} 300 ${y - 60} Z`, cloth) + sheet(d`M 500 ${y - 60} C 550 ${y - 20} ${400 + width / 2 - 20} ${y - 6 - tilt} ${400 + width / 2} ${y + 60 - tilt} C ${400 + width / 2 + 34} ${y + 130} ${400 + width / 2 + 44} 1010 ${400 + width / 2 + 46} 1040 L 428 1040 C 424 ${y + 300} 450 ${y + 100} 500 ${y - 60} Z`, tone(cloth, -0.07)),
  wrap: ({ y, width, cloth, under, tilt }) => body(width, y, under, tilt) + sheet(d`M 268 ${y - 70} C 330 ${y - 20} 470 ${y - 20} 532 ${y - 70} C 580 ${y - 10} 560 ${y + 70} 470 ${y + 84} C 400 ${y + 96} 290 ${y + 80} 250 ${y + 30} C 240 ${y} 250 ${y - 40} 268 ${y - 70} Z`, cloth) + sheet(d`M 300 ${y + 60} C 330 ${y + 150} 330 ${y + 240} 306 ${y + 350} L 396 ${y + 356} C 412 ${y + 240} 400 ${y + 140} 380 ${y + 70} Z`, tone(cloth, -0.1)) + line(d`M 262 ${y - 10} C 330 ${y + 30} 460 ${y + 30} 540 ${y - 16}`, tone(cloth, -0.22), 5),
}

const glasses = {
  round: (x, gap, t) => [-1, 1].map((s) => `<ellipse cx="${f(x + s * gap * (1 - Math.max(0, s * t) * 0.16))}" cy="2" rx="${f(41 * (1 - Math.max(0, s * t) * 0.14))}" ry="39" fill="#fff" fill-opacity=".14" stroke="COLOUR" stroke-width="7"/>`).join('') + line(d`M ${x - 12} -6 Q ${x} -14 ${x + 12} -6`, 'COLOUR', 7),
  square: (x, gap, t) => [-1, 1].map((s) => `<rect x="${f(x + s * gap * (1 - Math.max(0, s * t) * 0.16) - 43)}" y="-30" width="86" height="62" rx="16" fill="#fff" fill-opacity=".14" stroke="COLOUR" stroke-width="8"/>`).join('') + line(d`M ${x - 12} -8 L ${x + 12} -8`, 'COLOUR', 8),
}

/**
 * One person as SVG. In: a row of people.mjs. Out: a drawing of 800 × 1000. The same row gives the same drawing.
 */
export function paperPerson(person, seed) {
  const p = { w: 122, h: 178, jaw: 0.88, chin: 52, t: 0, tilt: 0, lean: 0, shoulders: 560, y: 742, age: 'young', smile: 1, eyes: 'plain', nose: 'plain', neck: 66, ...person }
  const [base, shade, deep, blush] = skins[p.skin]
  const brow = p.brow ?? (p.age === 'old' ? '#9b938b' : tone(p.browOf ?? p.hair, p.hairStyle === 'scarf' || p.hairStyle === 'turban' ? 0 : -0.2))
  const x = p.t * 24
  const [behind, above] = hair[p.hairStyle](p)
  const outline = face(p)
  const cx = 400 + p.lean
  const cy = p.y - 312 + (p.low ?? 0)
  const ears = p.hairStyle === 'scarf' ? '' : [-1, 1].map((s) => `<ellipse cx="${f(s * (p.w + 4) - x * 0.3)}" cy="18" rx="${f(s * p.t > 0 ? 14 : 20)}" ry="34" fill="${s < 0 ? base : shade}" filter="url(#cut)"/>`).join('')
  const rings = p.earrings ? [-1, 1].map((s) => `<circle cx="${f(s * (p.w + 6) - x * 0.3)}" cy="66" r="${p.earrings === 'hoop' ? 19 : 9}" fill="${p.earrings === 'hoop' ? 'none' : '#e2b04a'}" stroke="#d9a441" stroke-width="${p.earrings === 'hoop' ? 6 : 0}" filter="url(#cut)"/>`).join('') : ''
  const shadeSide = d`M ${p.w * 0.56 + x} -190 C ${p.w * 0.86 + x * 0.6} -60 ${p.w * 0.6 + x * 0.5} 40 ${p.w * 0.46 + x * 0.4} ${p.h * 0.66} C ${p.w * 0.34} ${p.h * 0.9} 20 ${p.h + 6} 0 ${p.h + 8} L ${p.w + 60} ${p.h + 30} L ${p.w + 60} -220 Z`
  const scene = p.scene ?? 'disc'
  const grounds = {
    disc: sheet('M 400 130 C 640 130 760 320 760 540 C 760 780 600 900 400 900 C 200 900 40 780 40 540 C 40 320 160 130 400 130 Z', tone(p.ground, 0.2)),
    arch: sheet('M 96 1040 L 96 470 C 96 90 704 90 704 470 L 704 1040 Z', tone(p.ground, -0.12)),
    hill: sheet('M -20 620 C 160 500 330 560 470 610 C 620 660 720 560 840 520 L 840 1040 L -20 1040 Z', tone(p.ground, -0.14)),
    band: sheet('M -20 300 L 820 160 L 820 640 L -20 780 Z', tone(p.ground, 0.22)),
    sun: `<circle cx="590" cy="300" r="190" fill="${tone(p.ground, 0.26)}" filter="url(#cut)"/>`,
    leaves: [0, 1, 2, 3, 4].map((i) => sheet(d`M ${60 + i * 170} ${820 - (i % 2) * 60} C ${-30 + i * 170} ${560 - (i % 3) * 80} ${70 + i * 170} ${330 - (i % 2) * 90} ${120 + i * 170} ${260 - (i % 3) * 50} C ${190 + i * 170} ${420 - (i % 2) * 60} ${180 + i * 170} ${640} ${60 + i * 170} ${820 - (i % 2) * 60} Z`, tone(p.ground, i % 2 ? -0.1 : -0.18))).join(''),
  }
  const cloth = clothes[p.wear]({ ...p, width: p.shoulders, tilt: p.tiltBody ?? 0, skinBase: base, under: p.under ?? '#efe7da' })
  const neck =
    sheet(d`M ${cx - p.neck} ${cy + 90} C ${cx - p.neck - 2} ${p.y - 100} ${400 - p.neck - 20} ${p.y - 70} ${400 - p.neck - 60} ${p.y - 40} C ${400 - 60} ${p.y + 60} ${400 + 60} ${p.y + 60} ${400 + p.neck + 60} ${p.y - 40} C ${400 + p.neck + 20} ${p.y - 70} ${cx + p.neck + 2} ${p.y - 100} ${cx + p.neck} ${cy + 90} Z`, base) +
    flat(d`M ${cx - p.neck + 4} ${cy + p.h * 0.72} C ${cx - 30} ${cy + p.h + 66} ${cx + 40} ${cy + p.h + 70} ${cx + p.neck - 2} ${cy + p.h * 0.8} L ${cx + p.neck} ${cy + 90} L ${cx - p.neck} ${cy + 90} Z`, shade)
  const behindLow = behind ? `<g transform="translate(${f(cx)} ${f(cy)}) rotate(${p.tilt}) scale(${p.size ?? 1.06})">${behind}</g>` : ''
  const head = `<g transform="translate(${f(cx)} ${f(cy)}) rotate(${p.tilt}) scale(${p.size ?? 1.06})">
    ${ears}${rings}
    ${sheet(outline, base)}
    <clipPath id="f"><path d="${outline}"/></clipPath>
    <g clip-path="url(#f)">${flat(shadeSide, shade, 'opacity=".62"')}
      <ellipse cx="${f(x - p.w * 0.5)}" cy="66" rx="34" ry="24" fill="${blush}" opacity=".38"/><ellipse cx="${f(x + p.w * 0.52)}" cy="66" rx="30" ry="24" fill="${blush}" opacity=".3"/>
      ${p.freckles ? [-58, -44, -30, 30, 46, 60, -50, 52].map((at, i) => `<circle cx="${f(x + at)}" cy="${f(52 + (i * 7) % 22)}" r="3" fill="${deep}" opacity=".45"/>`).join('') : ''}
      ${p.hairStyle === 'bare' || p.hairStyle === 'bald' ? flat(d`M ${-p.w * 0.7} -110 C ${-p.w * 0.5} -160 ${-p.w * 0.1} -168 ${p.w * 0.06} -160 C ${-p.w * 0.2} -146 ${-p.w * 0.5} -130 ${-p.w * 0.7} -110 Z`, tone(base, 0.2), 'opacity=".6"') : ''}
    </g>
    ${p.beard && p.beardStyle !== 'moustache' ? beards[p.beardStyle]({ ...p, x }) : ''}
    ${features({ ...p, brow, bearded: p.beardStyle === 'full' || p.beardStyle === 'short' })}
    ${p.beard && p.beardStyle === 'moustache' ? beards.moustache({ ...p, x }) : ''}
    ${above}
    ${p.glasses ? `<g filter="url(#thin)">${glasses[p.glasses](x, p.w * 0.43, p.t).replaceAll('COLOUR', p.frame ?? '#2b2523')}</g>` : ''}
  </g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="64 96 672 840">
  <defs>
    <filter id="cut" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="${seed}" result="n"/>
      <feDisplacementMap in="SourceGraphic" in2="n" scale="7" xChannelSelector="R" yChannelSelector="G" result="edge"/>
      <feDropShadow in="edge" dx="4" dy="7" stdDeviation="6" flood-color="#1c1210" flood-opacity=".34"/>
    </filter>
    <filter id="thin" x="-10%" y="-20%" width="120%" height="150%"><feDropShadow dx="2" dy="4" stdDeviation="2.5" flood-color="#1c1210" flood-opacity=".35"/></filter>
    <filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".75 .55" numOctaves="3" seed="${seed + 7}" result="n"/>
      <feColorMatrix in="n" type="matrix" values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  .9 .9 0 0 -.78"/>
    </filter>
    <linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#120a08" stop-opacity=".16"/></linearGradient>
  </defs>
  <rect width="800" height="1000" fill="${p.ground}"/>
  ${grounds[scene]}
  ${behindLow}
  ${neck}
  ${cloth}
  ${head}
  <rect width="800" height="1000" fill="url(#light)"/>
  <rect width="800" height="1000" filter="url(#grain)" opacity=".34" style="mix-blend-mode:soft-light"/>
</svg>`
}
