// Work places and shops cut from paper: a desk with a laptop, a bakery, a bookshop, a greenhouse.
import { d, dice, disc, flat, lift, line, moved, oval, picture, rect, ridge, times, tone } from './paper.mjs'

/** A desk with a laptop; draw.mjs sets one of our own screens where SCREEN stands. */
export function desk({ wall, glow, shelf, top, front, shell, lamp, light, pot, leaf, mug, paper, books, frame, art }) {
  const content =
    disc(1250, 300, 420, glow) +
    // pictures and a shelf on the wall
    lift(rect(110, 120, 210, 270, frame, 4), 'sheet') + rect(132, 142, 166, 226, paper) + disc(232, 222, 44, art[0]) + flat('M 132 368 L 132 300 C 180 250 230 320 298 280 L 298 368 Z', art[1]) +
    lift(rect(1300, 210, 270, 20, shelf, 3), 'sheet') + lift(times(6, (i) => rect(1322 + i * 33, 90 + (i % 3) * 14, 29, 120 - (i % 3) * 14, books[i % books.length], 3)) + rect(1528, 150, 30, 60, pot, 4), 'thin') + lift(times(5, (i) => flat(d`M 1543 150 C ${1510 + i * 14} 120 ${1500 + i * 22} 90 ${1506 + i * 20} 70 C ${1530 + i * 14} 90 ${1550 + i * 4} 120 1543 150 Z`, tone(leaf, (i % 2) * 0.14))), 'thin') +
    lift(rect(-20, 930, 1640, 60, top, 4), 'high') + rect(-20, 930, 1640, 14, tone(top, 0.22)) + lift(rect(-20, 990, 1640, 240, front), 'thin') + rect(90, 1030, 520, 150, tone(front, -0.1), 6) + rect(290, 1062, 120, 14, tone(top, 0.3), 7) + rect(990, 1030, 520, 150, tone(front, -0.1), 6) + rect(1190, 1062, 120, 14, tone(top, 0.3), 7) +
    // the lamp
    lift(rect(90, 904, 170, 26, lamp, 13) + line('M 175 910 L 130 660 L 236 500', tone(lamp, -0.25), 14) + disc(130, 660, 18, tone(lamp, -0.3)), 'sheet') + lift(moved(flat('M -70 56 C -64 -30 64 -30 70 56 Z', lamp) + oval(0, 56, 70, 10, light) + rect(-16, -44, 32, 30, tone(lamp, -0.25), 6), 256, 474, 1.15, -18), 'high') +
    // the laptop
    lift(rect(380, 330, 880, 572, shell, 28), 'high') + rect(392, 342, 856, 548, '#0c0d10', 20) + `<clipPath id="screen">${rect(408, 360, 824, 515, '#000', 8)}</clipPath><g clip-path="url(#screen)">SCREEN</g>` +
    lift(flat('M 310 902 L 1330 902 L 1330 914 C 1330 926 1318 932 1300 932 L 340 932 C 322 932 310 926 310 914 Z', tone(shell, 0.18)), 'sheet') + flat('M 720 902 L 920 902 C 918 914 908 916 896 916 L 744 916 C 732 916 722 914 720 902 Z', tone(shell, -0.14)) +
    // a plant, a mug, a notebook
    lift(times(9, (i) => { const a = -1.2 + i * 0.3; const [ex, ey] = [Math.sin(a) * (130 + (i % 3) * 30), -Math.cos(a) * (210 + (i % 2) * 60)]; return flat(d`M 1440 790 C ${1440 + ex * 0.2 - 26} ${790 + ey * 0.5} ${1440 + ex - 34} ${790 + ey * 0.9} ${1440 + ex} ${790 + ey} C ${1440 + ex + 32} ${790 + ey * 0.76} ${1440 + ex * 0.5 + 26} ${790 + ey * 0.4} 1440 790 Z`, tone(leaf, (i % 3) * 0.12 - 0.12)) }), 'sheet') + lift(flat('M 1366 780 L 1514 780 L 1494 930 L 1386 930 Z', pot) + rect(1358, 766, 164, 32, tone(pot, -0.12), 6), 'high') +
    lift(line('M 362 850 C 396 846 396 896 358 892', mug, 12) + rect(264, 822, 102, 108, mug, 14) + oval(315, 824, 49, 7, tone(mug, -0.5)), 'high')
  return picture(wall, content, 0.2)
}

/** A bakery: loaves on slanting shelves, baskets of long ones, a counter with cakes under glass. */
export function bakery({ wall, tile, wood, dark, crust, crumb, accent, glass, cream, berry, board, chalk, light }) {
  const loaf = (x, y, s, colour) => moved(flat('M -84 0 C -100 -60 -50 -92 0 -92 C 50 -92 100 -60 84 0 Z', colour) + times(3, (i) => line(d`M ${-44 + i * 40} -70 q 18 22 4 50`, tone(colour, 0.5), 9)), x, y, s)
  const round = (x, y, s, colour) => moved(flat('M -76 0 C -84 -70 -44 -96 0 -96 C 44 -96 84 -70 76 0 Z', colour) + line('M -44 -66 C -14 -50 14 -50 44 -66 M 0 -92 L 0 -16', tone(colour, 0.5), 8), x, y, s)
  const bun = (x, y, s, colour) => moved(flat('M -46 0 C -58 -40 -26 -60 0 -60 C 26 -60 58 -40 46 0 Z', colour) + oval(-12, -42, 14, 7, tone(colour, 0.4)), x, y, s)
  const shelf = (y, items) => lift(items, 'sheet') + lift(rect(330, y, 1010, 26, wood, 4), 'sheet')
  const content =
    times(6, (r) => times(17, (i) => rect(-60 + i * 102 + (r % 2) * 51, 470 + r * 74, 94, 66, tone(tile, (i * 5 + r * 3) % 7 ? 0 : 0.16), 4))) +
    lift(rect(300, 110, 1070, 620, tone(wood, -0.42), 8), 'high') +
    shelf(290, times(6, (i) => (i % 2 ? loaf : round)(424 + i * 166, 290, 0.92, crust[i % 3]))) + shelf(490, times(9, (i) => bun(404 + i * 108, 490, 1, crust[(i + 1) % 3])) + times(4, (i) => bun(460 + i * 216, 440, 0.9, crust[i % 3]))) + shelf(690, times(5, (i) => (i % 2 ? round : loaf)(440 + i * 198, 690, 1.05, crust[(i + 2) % 3]))) +
    // a board with prices that are only lines, and baskets of long loaves
    lift(rect(70, 150, 190, 270, tone(wood, 0.1), 6), 'high') + rect(84, 164, 162, 242, board) + line('M 110 206 q 26 -22 54 0 t 54 0', chalk, 6) + times(5, (i) => rect(106, 244 + i * 30, 70 + ((i * 23) % 30), 7, chalk, 3) + rect(204, 244 + i * 30, 22, 7, accent, 3)) +
    lift(times(5, (i) => moved(rect(-26, -400, 52, 410, crust[i % 3], 26) + times(5, (k) => line(d`M -12 ${-360 + k * 76} l 26 30`, tone(crust[i % 3], 0.5), 9)), 1440 + i * 28, 830, 0.86, -9 + i * 5)), 'sheet') + lift(flat('M 1392 640 L 1612 640 L 1592 880 L 1412 880 Z', tone(wood, 0.16)), 'high') + times(6, (i) => line(d`M 1398 ${666 + i * 36} L 1608 ${666 + i * 36}`, tone(wood, -0.16), 6)) + rect(1384, 626, 236, 26, wood, 12) +
    // the counter
    lift(rect(60, 880, 1480, 340, accent, 6), 'high') + times(13, (i) => rect(94 + i * 114, 916, 6, 300, tone(accent, -0.18))) + lift(rect(30, 850, 1540, 40, tone(wood, 0.2), 6), 'high') +
    // cakes under glass
    lift(rect(420, 836, 280, 16, cream, 6) + rect(546, 800, 28, 40, cream) + rect(440, 790, 240, 16, cream, 8), 'sheet') + lift(rect(470, 690, 180, 100, crumb, 10) + rect(470, 728, 180, 16, berry) + flat('M 470 700 C 470 676 650 676 650 700 L 650 722 C 630 738 620 716 604 726 C 590 742 570 716 552 728 C 530 742 520 716 500 728 C 486 736 474 730 470 716 Z', cream) + times(5, (i) => disc(490 + i * 35, 680, 13, berry)), 'thin') + flat('M 448 790 L 448 660 C 448 590 672 590 672 660 L 672 790 Z', glass, 'opacity=".26"') + line('M 448 790 L 448 660 C 448 590 672 590 672 660 L 672 790', '#ffffff', 4, 'opacity=".7"') + disc(560, 600, 13, cream) +
    lift(rect(800, 838, 300, 14, tone(wood, -0.2), 6) + times(4, (i) => moved(flat('M -60 0 C -66 -26 -40 -54 0 -54 C 40 -54 66 -26 60 0 C 40 -16 20 -20 0 -20 C -20 -20 -40 -16 -60 0 Z', crust[0]) + line('M -30 -46 L -22 -20 M 0 -52 L 0 -22 M 30 -46 L 22 -20', tone(crust[0], -0.25), 6), 850 + (i % 3) * 96, i === 3 ? 796 : 836, 0.84)), 'sheet') +
    lift(rect(1180, 700, 160, 150, dark, 10) + rect(1196, 716, 128, 54, glass, 4) + times(6, (i) => rect(1198 + (i % 3) * 44, 784 + Math.floor(i / 3) * 30, 36, 22, tone(dark, 0.24), 4)), 'sheet') +
    lift(rect(160, 806, 200, 46, cream, 6) + flat('M 180 806 C 176 770 210 760 240 770 C 260 752 330 756 342 806 Z', tone(cream, 0.5)), 'sheet') + times(3, (i) => rect(190 + i * 50, 822, 30, 8, accent, 4)) +
    times(3, (i) => line(d`M ${460 + i * 380} -20 L ${460 + i * 380} 30`, dark, 6) + lift(flat(d`M ${440 + i * 380} 26 L ${480 + i * 380} 26 L ${536 + i * 380} 92 L ${384 + i * 380} 92 Z`, dark) + oval(460 + i * 380, 92, 76, 9, light), 'high'))
  return picture(wall, content, 0.24)
}

/** A bookshop: shelves to the ceiling, a ladder, an armchair under a lamp, a table of new books. */
export function bookshop({ wall, shelf, back, floor, rug, chair, wood, lamp, light, spines, cream, dark, leaf }) {
  const random = dice(31)
  const row = (x, y, w) => {
    let at = x
    let out = ''
    while (at < x + w - 16) {
      const thick = 16 + random() * 22
      const high = 104 + random() * 46
      const colour = spines[Math.floor(random() * spines.length)]
      if (random() < 0.08) { at += 34 + random() * 30; continue }
      if (at + thick > x + w) break
      if (random() < 0.08 && at + 130 < x + w) {
        out += times(3, (i) => rect(at + 2 + i * 4, y - 26 * (i + 1), 112 - i * 10, 25, spines[(Math.floor(at) + i) % spines.length], 3))
        at += 122
        continue
      }
      out += rect(at, y - high, thick, high, colour, 3) + rect(at + 4, y - high + 16, thick - 8, 7, tone(colour, 0.45), 2) + (random() < 0.5 ? rect(at + 4, y - 30, thick - 8, 5, tone(colour, 0.35), 2) : '')
      at += thick + 2
    }
    return out
  }
  const content =
    times(3, (c) => lift(rect(50 + c * 500, 40, 500, 900, shelf, 4), 'sheet') + rect(70 + c * 500, 60, 460, 860, back) + times(5, (r) => lift(row(78 + c * 500, 230 + r * 172, 444), 'thin') + lift(rect(66 + c * 500, 230 + r * 172, 468, 16, shelf, 2), 'thin'))) +
    lift(rect(30, 20, 1540, 34, tone(shelf, 0.14), 4), 'sheet') + line('M 40 86 L 1560 86', '#c9a24f', 10) +
    lift(rect(-20, 940, 1640, 290, floor), 'thin') + times(6, (i) => rect(-20, 980 + i * 46, 1640, 4, tone(floor, -0.14))) + lift(oval(1010, 1100, 520, 84, rug), 'thin') + oval(1010, 1100, 470, 70, 'none', `stroke="${tone(rug, 0.35)}" stroke-width="7"`) +
    // the ladder
    lift(line('M 360 84 L 230 1060 M 500 84 L 410 1060', wood, 20) + times(9, (i) => line(d`M ${354 - i * 13.6 - 4} ${180 + i * 100} L ${492 - i * 9.6} ${180 + i * 100}`, tone(wood, 0.12), 15)), 'high') +
    // the lamp and the chair
    lift(rect(1330, 1036, 150, 20, dark, 10) + rect(1398, 520, 14, 520, dark) + flat('M 1330 530 L 1368 380 L 1442 380 L 1480 530 Z', lamp) + oval(1405, 530, 75, 10, light), 'high') +
    lift(line('M 850 1040 L 838 1092 M 1190 1040 L 1202 1092', dark, 18) + flat('M 850 860 C 830 620 880 560 1020 560 C 1160 560 1210 620 1190 860 Z', chair), 'high') + lift(rect(836, 850, 370, 130, tone(chair, 0.1), 40) + rect(836, 940, 368, 110, chair, 24), 'sheet') + lift(rect(770, 770, 110, 280, tone(chair, -0.1), 52) + rect(1160, 770, 110, 280, tone(chair, -0.1), 52), 'high') + lift(moved(rect(-84, -70, 168, 140, cream, 30) + times(3, (i) => rect(-84, -46 + i * 38, 168, 10, lamp)), 1050, 800, 1, -10), 'sheet') + lift(moved(flat('M -80 0 L 0 14 L 80 0 L 80 -12 L 0 2 L -80 -12 Z', spines[0]) + flat('M -76 -12 C -50 -30 -16 -20 0 0 C 16 -20 50 -30 76 -12 L 76 -4 L 0 8 L -76 -4 Z', cream), 980, 850, 1, -6), 'thin') +
    // a small table of books
    lift(rect(560, 900, 250, 22, wood, 6) + line('M 590 922 L 570 1090 M 780 922 L 800 1090', wood, 14), 'high') + lift(times(4, (i) => rect(592 + i * 5, 872 - i * 27, 128 - i * 9, 26, spines[(i * 3 + 1) % spines.length], 4)) + flat('M 744 900 L 750 850 L 790 850 L 796 900 Z', cream), 'thin') + lift(times(5, (i) => flat(d`M 770 850 C ${740 + i * 12} 820 ${724 + i * 20} 790 ${732 + i * 18} 770 C ${752 + i * 12} 790 ${774 + i * 3} 820 770 850 Z`, tone(leaf, (i % 2) * 0.16))), 'thin')
  return picture(wall, content, 0.26)
}

/** A greenhouse: glass and iron, benches of pots, hanging baskets, tomatoes on their canes. */
export function greenhouse({ sky, far, iron, bench, pots, leaf, fruit, soil, path, can, bloom }) {
  const random = dice(13)
  const fan = (x, y, s, colour, count = 7) => moved(times(count, (i) => { const a = -1.25 + (2.5 * i) / (count - 1); const [ex, ey] = [Math.sin(a) * 96, -Math.cos(a) * 150]; return flat(d`M 0 0 C ${ex * 0.2 - 22} ${ey * 0.5} ${ex - 26} ${ey * 0.9} ${ex} ${ey} C ${ex + 24} ${ey * 0.76} ${ex * 0.5 + 22} ${ey * 0.4} 0 0 Z`, tone(colour, (i % 3) * 0.12 - 0.12)) }), x, y, s)
  const pot = (x, y, s, colour) => moved(flat('M -58 -96 L 58 -96 L 44 0 L -44 0 Z', colour) + rect(-64, -108, 128, 26, tone(colour, -0.12), 5), x, y, s)
  const content =
    lift(flat(ridge(640, [[50, 1.2, 0.4], [18, 3, 2]]), far[0]), 'thin') + lift(flat(ridge(720, [[36, 1.7, 2.4], [12, 4, 1]]), far[1]), 'thin') +
    // glass and iron
    lift(times(9, (i) => rect(i * 196 - 6, 260, 12, 760, iron)) + rect(-20, 560, 1640, 10, iron) + rect(-20, 800, 1640, 10, iron) + rect(-20, 250, 1640, 22, iron, 4) + line('M 800 20 L -40 262 M 800 20 L 1640 262', iron, 22) + times(7, (i) => line(d`M ${212 + i * 196} 262 L ${800 + (i - 3) * 80} ${24 + Math.abs(i - 3) * 22}`, iron, 8)), 'sheet') + `<g opacity=".13">${flat('M 60 1000 L 420 270 L 560 270 L 200 1000 Z M 980 1000 L 1340 270 L 1400 270 L 1040 1000 Z', '#fff')}</g>` +
    // baskets that hang
    [[300, 420, 0], [800, 360, 1], [1300, 430, 2]].map(([x, y, c]) => line(d`M ${x} 262 L ${x} ${y - 30} M ${x} ${y - 60} L ${x - 70} ${y} M ${x} ${y - 60} L ${x + 70} ${y}`, iron, 5) + lift(times(9, (i) => line(d`M ${x - 70 + i * 17} ${y} q ${-20 + i * 5} 60 ${-26 + i * 7} ${70 + ((i * 37) % 70)}`, tone(leaf, -0.05 + (i % 3) * 0.1), 8) + oval(x - 100 + i * 26, y + 60 + ((i * 41) % 90), 12, 18, tone(leaf, (i % 3) * 0.14)))+ flat(d`M ${x - 84} ${y - 4} L ${x + 84} ${y - 4} C ${x + 70} ${y + 60} ${x - 70} ${y + 60} ${x - 84} ${y - 4} Z`, pots[c]) + times(8, (i) => disc(x - 78 + i * 22, y - 14 - (i % 2) * 16, 20, tone(leaf, (i % 2) * 0.14))) + times(6, (i) => disc(x - 62 + i * 25, y - 28 - (i % 3) * 10, 11, bloom[(i + c) % bloom.length])), 'sheet')).join('') +
    lift(rect(-20, 1000, 1640, 240, path)) + times(10, (i) => oval(80 + ((i * 353) % 1480), 1040 + ((i * 67) % 160), 54, 15, tone(path, i % 2 ? 0.12 : -0.08))) +
    // canes with tomatoes at the back
    lift(times(5, (i) => { const x = 560 + i * 120; return rect(x - 5, 520, 10, 480, tone(bench, 0.1)) + times(7, (k) => oval(x + (k % 2 ? 34 : -34), 590 + k * 54, 38, 20, tone(leaf, (k % 3) * 0.12 - 0.1), `transform="rotate(${k % 2 ? -24 : 24} ${x} ${590 + k * 54})"`)) + times(4, (k) => disc(x + (k % 2 ? -26 : 28), 646 + k * 84, 21, k ? fruit : tone(fruit, 0.4)) + disc(x + (k % 2 ? -32 : 22), 640 + k * 84, 5, '#fff', 'opacity=".6"')) }), 'sheet') +
    // benches
    lift(rect(-30, 850, 520, 30, bench, 4) + rect(30, 880, 26, 240, tone(bench, -0.2)) + rect(410, 880, 26, 240, tone(bench, -0.2)) + rect(-30, 1010, 500, 18, tone(bench, -0.14)), 'high') + lift([[50, 0, 1], [170, 1, 1.15], [290, 2, 0.95], [400, 0, 1.1]].map(([x, c, s]) => fan(x, 850 - 100 * s, s * (0.9 + random() * 0.3), tone(leaf, random() * 0.2 - 0.1)) + pot(x, 850, s, pots[c])).join(''), 'sheet') + lift([[80, 1], [220, 0], [360, 2]].map(([x, c]) => times(5, (i) => disc(x - 40 + i * 20, 900 - (i % 2) * 18 + 8, 17, tone(leaf, (i % 2) * 0.16))) + pot(x, 1010, 0.86, pots[c])).join(''), 'thin') +
    lift(rect(1110, 850, 520, 30, bench, 4) + rect(1160, 880, 26, 240, tone(bench, -0.2)) + rect(1540, 880, 26, 240, tone(bench, -0.2)) + rect(1130, 1010, 500, 18, tone(bench, -0.14)), 'high') + lift([[1190, 2, 1.1], [1320, 0, 0.95], [1440, 1, 1.2], [1560, 2, 1]].map(([x, c, s], k) => (k % 2 ? times(9, (i) => line(d`M ${x - 36 + i * 9} ${850 - 90 * s} q ${-10 + i * 3} -60 ${-24 + i * 6} ${-130 - ((i * 29) % 50)}`, leaf, 6) + disc(x - 60 + i * 15, 850 - 90 * s - 130 - ((i * 29) % 50), 17, bloom[i % bloom.length]) + disc(x - 60 + i * 15, 850 - 90 * s - 130 - ((i * 29) % 50), 6, '#f6d35f')) : fan(x, 850 - 100 * s, s, leaf)) + pot(x, 850, s, pots[c])).join(''), 'sheet') +
    lift(flat('M 1200 1010 L 1210 930 L 1300 930 L 1310 1010 Z', can) + flat('M 1302 990 L 1390 920 L 1402 930 L 1306 1010 Z', can) + flat('M 1380 900 L 1420 940 L 1408 948 L 1374 914 Z', tone(can, -0.2)) + line('M 1214 936 C 1180 890 1150 960 1204 990', tone(can, -0.2), 11), 'sheet') + lift(moved(rect(-90, -70, 180, 70, tone(bench, 0.14), 4) + flat('M -84 -70 C -60 -96 60 -96 84 -70 Z', soil), 1500, 1010, 0.8), 'thin') +
    lift(flat('M 712 1010 L 908 1010 L 884 1140 L 736 1140 Z', pots[1]) + rect(690, 994, 240, 40, tone(pots[1], -0.14), 8), 'high') + lift(fan(810, 1000, 1.9, tone(leaf, 0.06), 9), 'high')
  return picture(sky, content, 0.18)
}
