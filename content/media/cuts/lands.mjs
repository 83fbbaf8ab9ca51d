// Places out of doors, cut from paper.
import { between, d, dice, disc, flat, lift, line, moved, oval, picture, rect, ridge, times, tone } from './paper.mjs'

const tree = (x, foot, high, crown, trunk) =>
  lift(rect(x - high * 0.035, foot - high * 0.5, high * 0.07, high * 0.5, trunk) + oval(x, foot - high * 0.66, high * 0.27, high * 0.36, crown)) +
  line(d`M ${x} ${foot - high * 0.42} L ${x} ${foot - high * 0.8} M ${x} ${foot - high * 0.55} L ${x + high * 0.11} ${foot - high * 0.68} M ${x} ${foot - high * 0.62} L ${x - high * 0.1} ${foot - high * 0.74}`, trunk, high * 0.016)

const pine = (x, foot, high, colour) =>
  lift(flat(d`M ${x} ${foot - high} L ${x + high * 0.15} ${foot - high * 0.62} L ${x + high * 0.09} ${foot - high * 0.62} L ${x + high * 0.22} ${foot - high * 0.32} L ${x + high * 0.13} ${foot - high * 0.32} L ${x + high * 0.28} ${foot} L ${x - high * 0.28} ${foot} L ${x - high * 0.13} ${foot - high * 0.32} L ${x - high * 0.22} ${foot - high * 0.32} L ${x - high * 0.09} ${foot - high * 0.62} L ${x - high * 0.15} ${foot - high * 0.62} Z`, colour), 'thin')

export const cloud = (x, y, s, colour) =>
  lift(moved(flat('M 0 60 C -50 60 -50 0 0 4 C 10 -50 90 -50 104 -6 C 150 -28 204 58 146 60 Z', colour), x, y, s), 'sheet')

/** A city on a river: towers behind towers, a bridge, and lights where somebody is still up. */
export function city({ sky, sun, far, near, water, pane, bridge }) {
  const random = dice(41)
  const row = (layer, count, low, high, base) => {
    const colour = between(far, near, layer)
    let x = -40 - random() * 40
    return lift(
      times(count, () => {
        const w = 84 + random() * 90
        const h = low + random() * (high - low)
        const top = base - h
        const roof = random()
        const start = x
        x += w + (layer < 0.9 ? 8 : 26)
        const crown =
          roof < 0.3 ? rect(start + w * 0.3, top - 46, w * 0.4, 50, colour) + rect(start + w * 0.48, top - 110, 5, 70, colour) : roof < 0.5 ? flat(d`M ${start} ${top + 2} L ${start + w} ${top - 56} L ${start + w} ${top + 2} Z`, colour) : roof < 0.65 ? disc(start + w / 2, top, w * 0.34, colour) : ''
        const columns = Math.floor((w - 24) / 24)
        const panes = layer < 0.3 ? '' : times(columns * 13, (i) => {
          const [cx, cy] = [start + 15 + (i % columns) * ((w - 24) / columns), top + 24 + Math.floor(i / columns) * 36]
          return cy > base - 40 || random() > 0.34 + layer * 0.2 ? '' : rect(cx, cy, 11, 17, random() < 0.8 ? pane : tone(pane, 0.4), 1)
        })
        return crown + rect(start, top, w, h + 40, colour) + panes
      }),
    )
  }
  const content =
    lift(disc(1090, 350, 170, sun), 'high') +
    lift(disc(1090, 350, 112, tone(sun, 0.3)), 'thin') +
    row(0, 18, 240, 520, 860) + row(0.5, 13, 200, 440, 880) + row(1, 10, 90, 320, 900) +
    lift(flat('M -20 884 L 1620 884 L 1620 1220 L -20 1220 Z', water)) +
    times(26, (i) => rect(40 + ((i * 397) % 1500), 926 + ((i * 53) % 240), 70 + ((i * 37) % 120), 6, tone(water, 0.16), 3)) +
    times(5, (i) => rect(1000 + ((i * 47) % 60), 920 + i * 46, 190 - i * 22, 9, tone(sun, 0.1), 4, 'opacity=".7"')) +
    lift(
      rect(-20, 984, 1640, 26, bridge) +
        times(3, (i) => rect(190 + i * 560, 760, 30, 420, bridge, 4)) +
        times(4, (i) => line(d`M ${-355 + i * 560} 770 Q ${-75 + i * 560} 1080 ${205 + i * 560} 770`, bridge, 10) + times(13, (k) => {
          const t = (k + 1) / 14
          return rect(-355 + i * 560 + 560 * t, 770 + 620 * t * (1 - t), 4, 214 - 620 * t * (1 - t), bridge)
        })),
      'high',
    ) +
    times(9, (i) => disc(60 + i * 185, 976, 6, pane))
  return picture(sky, content, 0.2)
}

/** Fields in furrows, a barn with its silo, a lane that leads there. */
export function farm({ sky, sun, hills, fields, barn, roof, trim, leaf, cloudy }) {
  const furrows = (x0, x1, top, colour) => times(13, (i) => {
    const t = i / 12
    return line(d`M ${x0 + (x1 - x0) * (0.3 + 0.5 * t)} ${top + 4} Q ${x0 + (x1 - x0) * (0.1 + 0.85 * t)} ${top + 150} ${x0 + (x1 - x0) * (-1.3 + 3.4 * t)} 1230`, colour, 8)
  })
  const content =
    lift(disc(420, 350, 130, sun), 'high') +
    cloud(980, 190, 1.5, cloudy) + cloud(1290, 330, 0.9, cloudy) + cloud(90, 160, 0.8, cloudy) +
    lift(flat(ridge(560, [[46, 1.1, 0.4], [18, 2.6, 2]]), hills[0])) +
    lift(flat(ridge(640, [[40, 1.3, 3.1], [14, 3.1, 1]]), hills[1])) +
    times(9, (i) => tree(150 + i * 46 + (i % 3) * 9, 690 + (i % 2) * 10, 96 + (i % 4) * 18, tone(leaf, i % 2 ? -0.12 : 0.06), tone(leaf, -0.5))) +
    lift(flat(ridge(716, [[16, 1, 1.2]]), fields[0])) +
    // the silo and the barn
    lift(rect(1128, 470, 96, 290, tone(trim, -0.08), 4) + flat('M 1128 474 C 1128 400 1224 400 1224 474 Z', roof), 'sheet') +
    times(5, (i) => rect(1128, 530 + i * 44, 96, 5, tone(trim, -0.2))) +
    lift(flat('M 820 770 L 820 560 L 872 486 L 962 440 L 1052 486 L 1104 560 L 1104 770 Z', barn), 'high') +
    lift(line('M 806 572 L 864 480 L 962 430 L 1060 480 L 1118 572', roof, 26), 'thin') +
    rect(902, 620, 120, 150, tone(barn, -0.28)) + line('M 902 620 L 1022 770 M 1022 620 L 902 770 M 902 620 h 120 v 150 h -120 Z', trim, 9) +
    rect(934, 508, 56, 60, tone(barn, -0.35)) + line('M 934 508 h 56 v 60 h -56 Z M 962 508 v 60', trim, 7) +
    lift(flat(ridge(790, [[22, 0.8, 2.2]]), fields[1])) + furrows(-200, 1000, 800, fields[2]) +
    lift(flat('M 900 1240 C 880 1050 1200 960 1010 778 L 1050 778 C 1330 960 1120 1060 1260 1240 Z', tone(trim, -0.1)), 'thin') +
    lift(flat('M 1200 1240 C 1090 1060 1330 1000 1190 790 C 1380 800 1560 770 1640 800 L 1640 1240 Z', fields[3])) +
    times(24, (i) => {
      const [c, r] = [i % 6, Math.floor(i / 6)]
      const [x, y, s] = [1300 + c * (52 + r * 16) - r * 30, 880 + r * 88, 0.6 + r * 0.28]
      return x > 1660 ? '' : lift(moved(flat('M 0 0 C -46 -8 -50 -52 -18 -60 C -16 -86 22 -86 22 -58 C 54 -52 46 -6 0 0 Z', tone(leaf, 0.1)) + flat('M 0 -4 C -20 -16 -18 -44 0 -52 C 18 -44 20 -16 0 -4 Z', tone(leaf, 0.34)), x, y, s), 'thin')
    }) +
    tree(1452, 800, 300, tone(leaf, -0.06), tone(leaf, -0.55)) + tree(90, 800, 240, leaf, tone(leaf, -0.55))
  return picture(sky, content)
}

export const boat = (x, y, s, { stripe, sail, rock }, height = 'sheet') =>
  lift(moved(flat('M -80 0 L 84 0 C 70 34 50 44 30 46 L -40 46 C -62 42 -74 22 -80 0 Z', stripe) + flat('M 4 -12 L 4 -190 C 60 -130 74 -70 78 -12 Z', sail) + flat('M -8 -12 L -8 -164 C -40 -110 -58 -60 -62 -12 Z', tone(sail, -0.1)) + rect(-3, -200, 6, 204, tone(rock, -0.3)), x, y, s), height)

export const wave = (y, colour, shift, size = 16) => lift(flat(ridge(y, [[size, 4.3, shift], [7, 9, shift * 2]]), colour))

/** The cliff with its lighthouse and the keeper's house. */
export const headland = ({ rock, grass, tower, stripe, lamp }) =>
  lift(flat('M 1620 560 C 1460 520 1280 540 1120 600 C 1040 640 1010 700 980 800 C 960 900 880 940 860 1060 L 840 1240 L 1640 1240 Z', tone(rock, 0.12)), 'high') +
  lift(flat('M 1620 640 C 1440 640 1240 660 1160 760 C 1120 840 1060 900 1040 1000 C 1030 1090 960 1130 940 1240 L 1640 1240 Z', rock)) +
  lift(flat('M 1640 540 C 1460 500 1270 520 1110 590 C 1060 616 1040 650 1030 676 C 1090 640 1150 650 1200 622 C 1300 580 1420 640 1640 610 Z', grass)) +
  lift(flat('M 1098 600 L 1122 340 L 1198 340 L 1222 600 Z', tower), 'high') +
  flat('M 1106 512 L 1113 436 L 1207 436 L 1214 512 Z', stripe) + rect(1144, 540, 32, 60, tone(stripe, -0.4), 14) + rect(1150, 384, 20, 30, tone(stripe, -0.4), 8) +
  lift(rect(1106, 326, 108, 18, tone(stripe, -0.4), 4) + rect(1128, 272, 64, 56, lamp, 4) + flat('M 1116 276 C 1120 226 1200 226 1204 276 Z', stripe) + disc(1160, 226, 9, stripe), 'sheet') +
  line('M 1149 274 v 52 M 1171 274 v 52', tone(stripe, -0.4), 4) +
  lift(rect(1270, 500, 190, 100, tone(tower, -0.05)) + flat('M 1252 508 L 1300 430 L 1430 430 L 1478 508 Z', tone(stripe, -0.15)) + rect(1396, 410, 26, 50, tone(rock, -0.2)), 'sheet') +
  rect(1294, 528, 30, 40, lamp) + rect(1404, 528, 30, 40, lamp) + rect(1346, 528, 36, 72, tone(stripe, -0.4))

/** Cliffs, a lighthouse and its house, boats on a sea of paper waves. */
export function coast(colours) {
  const { sky, sun, beam, sea } = colours
  const content =
    lift(disc(470, 430, 150, sun), 'high') +
    (beam ? `<g opacity=".5">${flat('M 1150 330 L -60 120 L -60 420 Z', beam)}</g>` : '') +
    cloud(150, 210, 1.1, tone(sky, 0.28)) + cloud(700, 150, 1.4, tone(sky, 0.22)) +
    lift(flat(ridge(640, [[8, 1, 0]]), sea[0])) + boat(250, 650, 0.5, colours) + wave(706, sea[1], 0.4, 10) + boat(640, 740, 0.95, colours) + wave(800, sea[2], 2.2) +
    headland(colours) + wave(916, sea[3], 4.1) + wave(1030, sea[4], 1.1, 20) + boat(300, 1010, 1.25, colours, 'high') + wave(1120, sea[5], 3.2, 20)
  return picture(sky, content)
}

/** A lake between mountains, pines on its shore, a tent with a light. */
export function lake({ sky, sun, peaks, snow, water, shore, pines, tent, stars }) {
  const random = dice(7)
  const peak = (x, y, w, colour) =>
    lift(flat(d`M ${x - w} 800 L ${x - w * 0.35} ${y + (800 - y) * 0.4} L ${x} ${y} L ${x + w * 0.3} ${y + (800 - y) * 0.32} L ${x + w} 800 Z`, colour) + flat(d`M ${x} ${y} L ${x + w * 0.3} ${y + (800 - y) * 0.32} L ${x + w * 0.16} ${y + (800 - y) * 0.3} L ${x + w * 0.06} ${y + (800 - y) * 0.4} L ${x - w * 0.06} ${y + (800 - y) * 0.28} L ${x - w * 0.2} ${y + (800 - y) * 0.34} L ${x - w * 0.245} ${y + (800 - y) * 0.28} Z`, snow))
  const content =
    (stars ? times(60, () => disc(random() * 1600, random() * 480, 1.6 + random() * 2.4, stars)) : '') +
    lift(disc(1130, 300, 118, sun), 'high') +
    peak(250, 330, 520, peaks[0]) + peak(1420, 300, 560, peaks[0]) + peak(820, 210, 620, peaks[1]) + peak(440, 440, 420, peaks[2]) + peak(1200, 470, 440, peaks[2]) +
    lift(flat(ridge(736, [[20, 1.7, 0.6], [10, 4, 2]], 840), pines[0])) +
    times(34, (i) => pine(i * 50 - 10, 770 + (i % 3) * 8, 76 + random() * 60, pines[0])) +
    lift(flat('M -20 790 L 1620 790 L 1620 1240 L -20 1240 Z', water)) +
    `<g opacity=".32">${flat('M 200 790 L 820 1180 L 1440 790 Z', peaks[1])}${flat('M 640 790 L 820 900 L 880 860 L 1000 790 Z', snow)}</g>` +
    times(18, (i) => rect(60 + ((i * 431) % 1450), 816 + ((i * 61) % 240), 80 + ((i * 29) % 150), 5, tone(water, 0.2), 3)) +
    times(4, (i) => rect(1050 + i * 14, 812 + i * 30, 160 - i * 28, 8, sun, 4, 'opacity=".75"')) +
    lift(flat('M -20 1000 C 240 960 420 1020 600 1070 C 860 1130 1200 1090 1640 1020 L 1640 1240 L -20 1240 Z', shore), 'high') +
    lift(flat('M 640 1120 L 770 934 L 960 1120 Z', tent) , 'high') + flat('M 770 934 L 960 1120 L 1010 1098 L 800 930 Z', tone(tent, -0.28)) + flat('M 742 1120 L 770 990 L 812 1120 Z', tone(tent, 0.62)) +
    [[60, 1120, 460], [190, 1150, 330], [330, 1140, 250], [1310, 1130, 300], [1440, 1150, 440], [1570, 1160, 360]].map(([x, y, h], i) => pine(x, y, h, pines[1 + (i % 2)]).replace('thin', 'high')).join('')
  return picture(sky, content)
}

/** Row houses on a street: doors, windows with boxes of flowers, steps, two trees. */
export function street({ sky, walls, roof, trim, pane, doors, leaf, ground, cloudy, bloom }) {
  const sash = (x, y, w, h) =>
    lift(rect(x - 9, y - 9, w + 18, h + 18, trim, 3), 'thin') + rect(x, y, w, h, pane) + flat(d`M ${x} ${y + h} L ${x} ${y + h * 0.5} L ${x + w * 0.8} ${y} L ${x + w} ${y} L ${x + w} ${y + h * 0.08} Z`, tone(pane, 0.16)) + rect(x, y + h / 2 - 4, w, 8, trim) + rect(x + w / 2 - 3, y, 6, h, trim) + lift(rect(x - 16, y + h + 8, w + 32, 12, trim, 2), 'thin')
  const box = (x, y, w) => lift(rect(x - 6, y, w + 12, 26, tone(walls[2], -0.3), 3) + times(6, (i) => disc(x + (w / 5) * i, y - 6 - (i % 2) * 9, 17, leaf)) + times(6, (i) => disc(x + 8 + (w / 5.5) * i, y - 14 - ((i + 1) % 2) * 8, 8, bloom)), 'thin')
  const house = (x, w, top, colour, door, kind) => {
    const foot = 1014
    const gable = kind === 'gable' ? flat(d`M ${x} ${top} L ${x + w / 2} ${top - 150} L ${x + w} ${top} Z`, colour) : kind === 'step' ? times(5, (i) => rect(x + i * w * 0.1, top - (i + 1) * 34, w * (1 - 0.2 * i), 36, colour)) : ''
    const cornice = kind === 'flat' ? lift(rect(x - 12, top - 34, w + 24, 40, trim, 3) + times(9, (i) => rect(x + 4 + (i * (w - 24)) / 8, top + 4, 16, 18, trim)), 'sheet') : ''
    const edge = kind === 'gable' ? lift(line(d`M ${x - 14} ${top + 8} L ${x + w / 2} ${top - 156} L ${x + w + 14} ${top + 8}`, roof, 24), 'thin') : ''
    const ww = w * 0.2
    return (
      lift(gable + rect(x, top, w, foot - top, colour), 'high') + cornice + edge +
      (kind === 'flat' ? '' : sash(x + w / 2 - ww * 0.36, top - 64, ww * 0.72, 88)) +
      times(3, (i) => sash(x + w * 0.1 + i * w * 0.3, top + 66, ww, 132)) + times(2, (i) => sash(x + w * 0.1 + i * w * 0.6, top + 300, ww, 142)) +
      box(x + w * 0.1, top + 442, ww) + box(x + w * 0.7, top + 442, ww) +
      lift(rect(x + w * 0.37, foot - 226, w * 0.26, 226, trim, 4), 'thin') + rect(x + w * 0.4, foot - 212, w * 0.2, 212, door, 2) +
      rect(x + w * 0.425, foot - 196, w * 0.15, 56, pane, 2) + rect(x + w * 0.425, foot - 124, w * 0.15, 96, tone(door, -0.16), 2) + disc(x + w * 0.575, foot - 112, 6, '#e2b04a') +
      lift(rect(x + w * 0.32, foot - 26, w * 0.36, 28, tone(ground, 0.24), 2) + rect(x + w * 0.28, foot - 2, w * 0.44, 30, tone(ground, 0.14), 2), 'thin')
    )
  }
  const content =
    cloud(120, 130, 1.2, cloudy) + cloud(1190, 90, 1.5, cloudy) + cloud(640, 60, 0.9, cloudy) +
    lift(rect(-40, 300, 1700, 700, tone(sky, -0.12))) +
    house(-130, 480, 330, walls[0], doors[0], 'flat') + house(1250, 480, 350, walls[3] ?? walls[0], doors[2], 'flat') +
    house(362, 430, 400, walls[1], doors[1], 'gable') + house(804, 434, 360, walls[2], doors[2], 'step') +
    lift(rect(-20, 1014, 1640, 220, ground), 'sheet') + rect(-20, 1060, 1640, 10, tone(ground, -0.14)) + times(11, (i) => rect(i * 150 - 10, 1016, 4, 46, tone(ground, -0.1))) +
    lift(rect(-20, 1070, 1640, 160, tone(ground, -0.34)), 'thin') +
    tree(340, 1042, 470, leaf, tone(leaf, -0.6)).replaceAll('sheet', 'high') + tree(1268, 1042, 420, tone(leaf, -0.14), tone(leaf, -0.6)).replaceAll('sheet', 'high')
  return picture(sky, content)
}
