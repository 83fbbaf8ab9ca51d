// Things cut from paper: a table, clothes, tools, toys, wheels, a telephone in a hand, a bottle where it is used.
import { d, dice, disc, flat, lift, line, moved, oval, picture, rect, ridge, times, tone } from './paper.mjs'

/** Dinner from above: plates, bowls, bread, glasses, a candle, on a cloth. */
export function table({ cloth, stripe, plate, rim, board, napkin, steel, leaf, fish, lemon, sauce, glass, wine, flame }) {
  const random = dice(17)
  const dish = (x, y, r, colour = plate) => lift(disc(x, y, r, colour), 'high') + disc(x, y, r * 0.94, 'none', `stroke="${rim}" stroke-width="${r * 0.025}"`) + disc(x, y, r * 0.7, tone(colour, -0.05)) + disc(x + 2, y + 3, r * 0.67, colour)
  const fork = (x, y, turn) => lift(moved(rect(-7, -20, 14, 190, steel, 7) + rect(-19, -120, 38, 74, steel, 14) + times(4, (i) => rect(-19 + i * 10.6, -176, 6.4, 90, steel, 3)) + rect(-9, -56, 18, 50, steel, 8), x, y, 1, turn), 'thin')
  const knife = (x, y, turn) => lift(moved(rect(-8, 0, 16, 170, tone(steel, -0.18), 8) + flat('M -9 4 L -9 -150 C 4 -172 16 -140 14 -60 L 11 4 Z', steel), x, y, 1, turn), 'thin')
  const slice = (x, y, r, turn) => moved(disc(0, 0, r, lemon) + disc(0, 0, r * 0.86, tone(lemon, 0.62)) + times(8, (i) => moved(flat(d`M 0 ${-r * 0.1} L ${r * 0.24} ${-r * 0.68} Q 0 ${-r * 0.84} ${-r * 0.24} ${-r * 0.68} Z`, tone(lemon, 0.16)), 0, 0, 1, i * 45)), x, y, 1, turn)
  const leafAt = (x, y, s, turn, colour) => moved(flat('M 0 0 C -30 -22 -28 -70 0 -96 C 28 -70 30 -22 0 0 Z', colour) + line('M 0 -4 L 0 -80', tone(colour, 0.3), 3), x, y, s, turn)
  const goblet = (x, y, inside) => lift(disc(x, y, 74, glass, 'opacity=".62"'), 'sheet') + disc(x, y, 60, inside, 'opacity=".92"') + disc(x, y, 74, 'none', `stroke="${tone(glass, 0.6)}" stroke-width="5" opacity=".8"`) + flat(d`M ${x - 46} ${y - 18} A 48 48 0 0 1 ${x - 8} ${y - 46} L ${x - 10} ${y - 36} A 40 40 0 0 0 ${x - 37} ${y - 14} Z`, '#fff', 'opacity=".55"')
  const content =
    times(9, (i) => rect(-20 + i * 190, -20, 70, 1240, stripe, 0, 'opacity=".55"')) + times(9, (i) => rect(-20 + i * 190 + 84, -20, 8, 1240, stripe, 0, 'opacity=".7"')) +
    lift(rect(590, -40, 420, 400, board, 30) + disc(800, 24, 15, tone(board, -0.35)), 'high') + times(5, (i) => rect(612 + i * 84, -40, 4, 396, tone(board, -0.12))) +
    lift(flat('M 650 250 C 620 150 700 76 800 80 C 910 84 974 160 946 250 C 920 316 700 330 650 250 Z', '#b9793f'), 'high') + times(4, (i) => line(d`M ${700 + i * 60} ${132 - (i % 2) * 10} Q ${724 + i * 60} ${190} ${704 + i * 58} ${262}`, '#e9c58d', 13)) +
    // the plate with the fish
    dish(430, 640, 292) + lift(flat('M 220 650 C 280 520 480 500 590 640 L 668 570 C 680 640 680 660 664 720 L 588 662 C 480 780 290 780 220 650 Z', fish), 'sheet') + times(4, (r) => times(6, (i) => line(d`M ${360 + i * 38} ${590 + r * 32 - Math.abs(i - 2) * 3} q 14 14 0 28`, tone(fish, -0.2), 4))) + flat('M 320 568 C 342 616 342 680 318 726 C 268 712 236 690 220 650 C 240 606 276 580 320 568 Z', tone(fish, -0.14)) + disc(276, 636, 14, '#fbf6ea') + disc(276, 636, 7, '#1d1a1a') + flat('M 430 588 C 470 590 500 610 512 630 C 480 640 446 624 430 588 Z', tone(fish, -0.28)) +
    lift(slice(428, 800, 52, 10) + slice(520, 786, 52, 40), 'thin') + lift(leafAt(330, 560, 0.8, -60, leaf) + leafAt(350, 520, 0.7, -20, tone(leaf, 0.14)) + leafAt(600, 800, 0.7, 130, leaf), 'thin') +
    // the salad
    dish(1150, 540, 232, tone(sauce, -0.02)) + disc(1150, 540, 190, tone(sauce, -0.35)) + lift(times(22, (i) => { const [a, r] = [i * 2.4, 26 + 132 * Math.sqrt(((i * 7) % 22) / 22)]; return leafAt(1150 + Math.cos(a) * r, 540 + Math.sin(a) * r, 0.8 + random() * 0.4, random() * 360, tone(leaf, random() * 0.5 - 0.14)) }), 'thin') + lift(times(7, (i) => disc(1150 + Math.cos(i * 0.9) * (50 + (i % 3) * 44), 540 + Math.sin(i * 0.9) * (50 + (i % 3) * 44), 26, '#cf3f35') + disc(1143 + Math.cos(i * 0.9) * (50 + (i % 3) * 44), 532 + Math.sin(i * 0.9) * (50 + (i % 3) * 44), 7, '#f0897a')), 'thin') + times(5, (i) => disc(1150 + Math.cos(i * 1.3 + 1) * 100, 540 + Math.sin(i * 1.3 + 1) * 96, 20, 'none', 'stroke="#c79bc0" stroke-width="8"')) +
    dish(560, 1120, 150) + lift(moved(flat('M -74 40 C -92 -10 -80 -56 -40 -56 C -20 -70 20 -70 40 -56 C 80 -56 92 -10 74 40 Z', '#b9793f') + flat('M -62 30 C -76 -8 -66 -44 -34 -44 C -16 -56 16 -56 34 -44 C 66 -44 76 -8 62 30 Z', '#ecd09a') + times(6, (i) => oval(-40 + ((i * 31) % 80), -24 + ((i * 17) % 42), 6, 4, '#d2ab6c')), 560, 1116, 1, -14), 'sheet') +
    fork(90, 640, 0) + knife(772, 640, 0) + lift(flat('M 1400 420 L 1560 390 L 1600 780 L 1440 810 Z', napkin), 'sheet') + line('M 1420 440 L 1542 418 M 1458 788 L 1584 764', tone(napkin, 0.4), 5) + fork(1490, 600, -5) +
    goblet(760, 420, wine) + goblet(1390, 300, tone(lemon, 0.3)) + goblet(160, 330, wine) +
    // olives, sauce, the candle
    lift(disc(900, 930, 138, tone(plate, -0.06)), 'high') + disc(900, 930, 112, tone(rim, -0.1)) + lift(times(11, (i) => { const [a, r] = [i * 2.4, 78 * Math.sqrt(i / 11)]; return oval(900 + Math.cos(a) * r, 930 + Math.sin(a) * r, 25, 20, i % 3 ? '#6f7a3c' : '#3d2c3a', `transform="rotate(${i * 47} ${900 + Math.cos(a) * r} ${930 + Math.sin(a) * r})"`) }), 'thin') +
    lift(disc(1210, 950, 96, board), 'high') + disc(1210, 950, 74, '#f3ead8') + `<g opacity=".5">${disc(1210, 950, 54, flame)}</g>` + disc(1210, 950, 32, flame) + disc(1210, 948, 15, '#fff6d6') + lift(disc(1470, 1010, 108, sauce), 'high') + disc(1470, 1010, 84, '#d7a23a') + flat('M 1420 990 C 1450 960 1500 970 1512 1006 C 1500 1040 1440 1040 1420 990 Z', '#e6bd62') + leafAt(1476, 1020, 0.5, 40, leaf) +
    lift(times(3, (i) => leafAt(760 + i * 26, 1120 + i * 10, 0.9, 70 + i * 30, tone(leaf, i * 0.12))) + slice(230, 1060, 66, 20), 'thin')
  return picture(cloth, content, 0.26)
}

/** A rail with shirts, a dress and a coat on it, two pairs of shoes and a bag below. */
export function rail({ wall, floor, steel, wood, shirt, stripe, dress, coat, knit, shoe, sole, bag, leaf }) {
  const hanger = (x, y) => line(d`M ${x} ${y - 72} c 26 -2 20 -34 -4 -30 M ${x} ${y - 70} L ${x} ${y - 44} M ${x - 96} ${y + 8} L ${x} ${y - 44} L ${x + 96} ${y + 8}`, wood, 9)
  const tee = (x, y, colour, more = '') => lift(moved(flat('M -70 -14 L -118 8 L -176 118 L -112 150 L -100 126 L -104 430 L 104 430 L 100 126 L 112 150 L 176 118 L 118 8 L 70 -14 C 40 24 -40 24 -70 -14 Z', colour) + more + line('M -70 -12 C -40 34 40 34 70 -12', tone(colour, -0.2), 9), x, y), 'sheet')
  const pair = (x, y, s) => lift(moved(times(2, (i) => moved(flat('M -120 0 C -132 -40 -128 -78 -110 -96 L -40 -88 C -20 -56 40 -46 90 -34 C 120 -26 128 -12 126 0 Z', shoe) + rect(-126, -4, 256, 26, sole, 12) + line('M -38 -84 l 26 -18 M -16 -66 l 26 -18 M 8 -54 l 26 -16', sole, 8) + flat('M -120 -20 C -90 -34 -60 -30 -50 0 L -120 0 Z', tone(shoe, -0.18)), i * 90, i * 38, 1)), x, y, s), 'high')
  const content =
    lift(rect(-20, 940, 1640, 300, floor)) + rect(-20, 926, 1640, 16, tone(wall, -0.14)) +
    lift(line('M 250 1080 L 250 150 M 1350 1080 L 1350 150 M 210 1090 L 290 1090 M 1310 1090 L 1390 1090', steel, 18) + line('M 190 180 L 1410 180', steel, 18) + rect(250, 984, 1100, 26, wood, 6), 'high') +
    [420, 610, 800, 990, 1180].map((x) => hanger(x, 284)).join('') +
    // the coat
    lift(moved(flat('M -60 -16 L -124 10 L -190 420 L -128 436 L -104 200 L -116 600 L 116 600 L 104 200 L 128 436 L 190 420 L 124 10 L 60 -16 L 0 120 Z', coat) + flat('M -60 -16 L -86 60 L -40 100 L 0 300 L 40 100 L 86 60 L 60 -16 L 0 120 Z', tone(coat, -0.16)) + rect(-4, 300, 8, 300, tone(coat, -0.3)) + times(3, (i) => disc(24, 330 + i * 74, 10, tone(coat, -0.45))) + line('M -86 420 l 56 -8 M 86 420 l -56 -8', tone(coat, -0.3), 8), 1180, 284), 'sheet') +
    // the dress
    lift(moved(flat('M -62 -18 C -50 30 -74 60 -84 90 C -50 130 -66 190 -76 230 C -120 400 -150 470 -168 560 C -60 596 60 596 168 560 C 150 470 120 400 76 230 C 66 190 50 130 84 90 C 74 60 50 30 62 -18 L 44 -22 C 30 40 -30 40 -44 -22 Z', dress) + rect(-74, 212, 148, 24, tone(dress, -0.24), 8) + times(7, (r) => times(7, (i) => { const x = (i - 3) * (26 + r * 4.6) + (r % 2) * (13 + r * 2.3); return Math.abs(x) > 78 + r * 13 ? '' : disc(x, 268 + r * 46, 7.5, tone(dress, 0.5)) })) , 990, 284), 'sheet') +
    tee(800, 284, shirt, times(7, (i) => rect(-103, 96 + i * 48, 206, 20, stripe)) ) + 
    lift(moved(flat('M -76 -20 L -126 8 L -206 360 L -138 384 L -104 180 L -110 420 L 110 420 L 104 180 L 138 384 L 206 360 L 126 8 L 76 -20 Z', knit) + rect(-112, 396, 224, 44, tone(knit, -0.16), 8) + rect(-62, -40, 124, 40, tone(knit, -0.16), 14) + times(9, (i) => rect(-96 + i * 24, 400, 5, 36, tone(knit, 0.14), 2)) + times(5, (i) => line(d`M ${-64 + i * 32} 40 l 12 20 l -12 20 l 12 20 l -12 20 l 12 20 l -12 20 l 12 20 l -12 20 l 12 20 l -12 20`, tone(knit, 0.22), 6)), 610, 284), 'sheet') +
    tee(420, 284, leaf, rect(28, 110, 60, 66, tone(leaf, -0.16), 4)) +
    pair(470, 966, 0.8) +
    lift(moved(flat('M -110 0 L -126 -190 L 126 -190 L 110 0 Z', bag) + rect(-128, -196, 256, 40, tone(bag, -0.2), 6) + rect(-22, -170, 44, 44, '#d9a94f', 6), 1060, 984), 'high') + line('M 990 792 C 990 690 1130 690 1130 792', tone(bag, -0.25), 14) +
    lift(moved(rect(-80, -60, 160, 60, tone(shirt, -0.06), 10) + rect(-84, -110, 168, 54, dress, 10) + rect(-78, -158, 156, 52, tone(coat, 0.1), 10), 800, 984), 'sheet')
  return picture(wall, content, 0.2)
}

/** A board with pegs: hammer, saw, wrench, screwdrivers, pliers, a level, a tape. */
export function tools({ wall, peg, steel, dark, grip, second, wood, bench }) {
  const driver = (x, y, colour, long) => lift(moved(rect(-26, 0, 52, 130, colour, 22) + rect(-14, 8, 8, 108, tone(colour, -0.25), 4) + rect(8, 8, 8, 108, tone(colour, -0.25), 4) + rect(-18, 126, 36, 20, tone(colour, -0.35), 6) + rect(-8, 144, 16, long, steel) + flat(d`M -13 ${144 + long} L 13 ${144 + long} L 9 ${172 + long} L -9 ${172 + long} Z`, steel), x, y), 'sheet')
  const content =
    lift(rect(100, 70, 1400, 860, peg, 10), 'high') + times(23, (i) => times(13, (k) => disc(146 + i * 60, 120 + k * 62, 7, tone(peg, -0.26)))) +
    // the hammer
    lift(moved(rect(-24, 40, 48, 460, wood, 20) + rect(-26, 310, 52, 190, grip, 20) + rect(-30, -26, 60, 90, dark, 8) + flat('M 30 -22 L 130 -22 L 142 -34 L 142 54 L 130 42 L 30 42 Z', dark) + flat('M -30 -20 C -90 -30 -130 0 -148 60 C -120 46 -90 44 -30 46 Z', dark), 330, 220), 'high') +
    // the saw
    lift(moved(flat(d`M 0 0 L 520 46 L 520 96 ${times(26, (i) => `L ${508 - i * 20} 122 L ${498 - i * 20} 108 `)} L -20 130 Z`, steel) + flat('M -170 -30 C -120 -60 -40 -50 20 -20 L 10 150 C -50 180 -130 170 -160 120 C -120 110 -110 90 -130 60 C -150 40 -180 0 -170 -30 Z', wood) + flat('M -96 24 C -60 14 -40 20 -24 30 L -28 96 C -60 110 -84 104 -92 92 C -74 70 -78 44 -96 24 Z', peg) + disc(4, 20, 9, dark) + disc(0, 100, 9, dark), 900, 176), 'high') +
    // the wrench and the pliers
    lift(moved(flat('M -26 90 L -20 420 C -50 436 -60 480 -40 512 C -20 540 20 540 40 512 C 60 480 50 436 20 420 L 26 90 C 74 70 84 10 60 -40 L 40 20 L -40 20 L -60 -40 C -84 10 -74 70 -26 90 Z', steel) + rect(-8, 130, 16, 260, tone(steel, -0.18), 8) + disc(0, 476, 24, peg), 596, 240), 'high') +
    lift(moved(flat('M -10 90 C -60 150 -90 300 -70 420 C -60 440 -36 438 -34 416 C -44 310 -20 200 24 120 Z M 10 90 C 60 150 90 300 70 420 C 60 440 36 438 34 416 C 44 310 20 200 -24 120 Z', grip) + flat('M -44 90 C -60 40 -40 -30 -6 -60 L -4 90 Z M 44 90 C 60 40 40 -30 6 -60 L 4 90 Z', dark) + disc(0, 100, 36, tone(dark, 0.2)) + disc(0, 100, 11, steel), 1300, 420), 'high') +
    driver(790, 440, second, 200) + driver(890, 440, grip, 160) + driver(990, 440, tone(second, 0.35), 220) + driver(1090, 440, dark, 130) +
    // the level
    lift(rect(780, 380, 400, 40, second, 6) + rect(930, 388, 100, 24, '#d8ef8a', 8) + rect(968, 388, 4, 24, dark) + rect(990, 388, 4, 24, dark) + oval(981, 398, 9, 6, '#f6ffd0') + rect(800, 390, 60, 20, tone(second, -0.25), 4) + rect(1100, 390, 60, 20, tone(second, -0.25), 4), 'sheet') +
    lift(rect(-20, 960, 1640, 280, bench), 'high') + rect(-20, 960, 1640, 24, tone(bench, 0.18)) + times(4, (i) => rect(-20, 1030 + i * 56, 1640, 4, tone(bench, -0.14))) +
    // on the bench: a tape measure, boards, shavings
    lift(flat('M 250 1040 L 250 900 C 250 860 280 836 320 836 C 390 836 420 880 420 940 L 420 1040 Z', second) + disc(330, 940, 56, tone(second, -0.25)) + disc(330, 940, 38, '#f3ead8') + rect(420, 1014, 330, 26, '#f4d35e') + times(16, (i) => rect(430 + i * 20, 1014, 3, i % 5 ? 10 : 18, dark)) + rect(744, 1006, 10, 42, dark), 'high') +
    lift(rect(940, 1000, 520, 46, wood, 4) + rect(1000, 954, 420, 46, tone(wood, 0.2), 4), 'high') + oval(940, 1023, 7, 16, tone(wood, -0.25)) + line('M 860 1030 c -20 -30 20 -46 34 -22 c 10 20 -20 30 -24 12', tone(wood, 0.35), 9) + line('M 806 1032 c -14 -20 14 -32 24 -15', tone(wood, 0.35), 7)
  return picture(wall, content, 0.22)
}

/** Toys on a shelf: a train, rings on a peg, blocks, a boat, a kite on the wall. */
export function toys({ wall, spot, shelf, red, yellow, blue, green, cream, wood, dark }) {
  const wheel = (x, y, r, colour) => disc(x, y, r, colour) + disc(x, y, r * 0.42, tone(colour, 0.4)) + disc(x, y, r * 0.14, dark)
  const car = (x, load) => rect(x, 700, 200, 60, blue, 10) + load + rect(x - 46, 742, 60, 10, dark, 4) + wheel(x + 48, 772, 36, yellow) + wheel(x + 152, 772, 36, yellow)
  const content =
    times(10, (i) => times(7, (k) => disc(80 + i * 170 + (k % 2) * 85, 60 + k * 120, 13, spot))) +
    lift(moved(flat('M 0 -170 L 120 0 L 0 210 L -120 0 Z', red) + flat('M 0 -170 L 120 0 L 0 0 Z', yellow) + flat('M 0 0 L 0 210 L -120 0 Z', blue) + line('M 0 -166 L 0 206 M -116 0 L 116 0', wood, 6), 1330, 230, 0.92, 20), 'high') + line('M 1264 412 C 1200 440 1330 500 1262 570', dark, 4) + lift(flat('M 1268 452 l -42 -14 l 10 42 Z M 1272 450 l 38 -26 l 4 44 Z', green) + flat('M 1290 520 l -44 -6 l 18 40 Z M 1294 518 l 34 -30 l 10 42 Z', yellow), 'thin') +
    lift(rect(70, 808, 1460, 40, shelf, 6) + rect(180, 848, 34, 90, tone(shelf, -0.2)) + rect(1386, 848, 34, 90, tone(shelf, -0.2)), 'high') +
    // the train
    lift(
      rect(130, 690, 250, 70, red, 10) + rect(140, 570, 110, 130, red, 8) + rect(122, 552, 146, 26, tone(red, -0.3), 8) + rect(164, 596, 62, 56, cream, 6) + rect(240, 624, 146, 80, green, 34) + rect(330, 556, 40, 80, dark, 4) + flat('M 316 560 L 384 560 L 396 530 L 304 530 Z', dark) + disc(388, 664, 22, yellow) + wheel(186, 764, 44, yellow) + wheel(290, 772, 36, yellow) + wheel(360, 772, 36, yellow) + flat('M 384 756 L 432 796 L 384 796 Z', dark),
      'sheet',
    ) + line('M 186 764 L 290 772 L 360 772', tone(red, -0.35), 9) +
    lift(disc(356, 470, 30, cream) + disc(396, 430, 24, cream) + disc(320, 420, 20, cream), 'thin') +
    lift(moved(car(0, rect(20, 640, 60, 62, yellow, 6) + rect(90, 640, 60, 62, green, 6) + flat('M 44 640 L 84 580 L 124 640 Z', red)), 500, 0), 'sheet') + lift(moved(car(0, disc(50, 668, 34, red) + disc(110, 668, 34, yellow) + disc(164, 672, 30, cream)), 748, 0), 'sheet') +
    // rings and blocks
    lift(rect(1010, 780, 200, 28, wood, 8) + times(5, (i) => rect(1024 + i * 14, 732 - i * 50, 172 - i * 28, 48, [blue, green, yellow, tone(red, 0.25), red][i], 24)) + disc(1110, 506, 30, cream), 'sheet') + lift(rect(1250, 708, 100, 100, yellow, 8) + rect(1354, 708, 100, 100, blue, 8) + moved(rect(-50, -50, 100, 100, red, 8), 1302, 656, 1, 0), 'sheet') + flat('M 1272 786 L 1300 726 L 1328 786 Z', tone(yellow, -0.3)) + disc(1404, 758, 30, tone(blue, 0.4)) + rect(1278, 632, 48, 48, tone(red, 0.4), 4) +
    // what hangs under the shelf, and the floor
    lift(rect(-20, 1040, 1640, 200, tone(shelf, 0.3))) + lift(flat('M 520 1090 C 500 1040 540 1000 600 1000 L 980 1000 C 1040 1000 1080 1040 1060 1090 L 1030 1130 L 550 1130 Z', red) + flat('M 720 1000 L 720 890 L 900 890 L 900 1000 Z', cream) + rect(820, 830, 30, 60, dark) + rect(815, 846, 40, 16, yellow) + times(3, (i) => disc(756 + i * 54, 946, 17, blue)), 'high') + rect(540, 1056, 500, 16, cream)
  return picture(wall, content, 0.18)
}

/** A van at the curb of a shop, its door open on parcels. */
export function van({ sky, wall, awning, trim, pane, body, band, tire, card, ground, leaf, lamp }) {
  const wheel = (x) => lift(disc(x, 976, 92, tire)) + disc(x, 976, 52, '#c9cdd0') + disc(x, 976, 40, '#9aa2a6') + times(5, (i) => disc(x + 24 * Math.cos(i * 1.2566), 976 + 24 * Math.sin(i * 1.2566), 6, tire)) + disc(x, 976, 11, tire)
  const content =
    lift(rect(60, 120, 1480, 880, wall), 'sheet') + times(10, (r) => times(10, (i) => (r + i * 3) % 4 || i > 8 ? '' : rect(90 + i * 148 + (r % 2) * 60, 170 + r * 72, 84, 26, tone(wall, -0.07), 3))) + lift(rect(40, 96, 1520, 36, trim, 4), 'sheet') +
    lift(rect(120, 410, 590, 590, trim, 4), 'thin') + rect(146, 436, 538, 480, pane) + flat('M 146 916 L 146 740 L 480 436 L 620 436 Z', tone(pane, 0.14)) + rect(410, 436, 12, 480, trim) +
    lift(times(4, (i) => rect(170 + i * 58, 820 - (i % 2) * 40, 50, 96 + (i % 2) * 40, [awning, card, leaf, lamp][i], 4)), 'thin') + lift(disc(520, 640, 50, lamp), 'thin') + line('M 520 436 L 520 590', trim, 5) + lift(rect(470, 800, 160, 116, card, 4) + rect(500, 740, 90, 60, awning, 4), 'thin') +
    lift(times(10, (i) => flat(d`M ${96 + i * 64} 330 L ${160 + i * 64} 330 L ${160 + i * 64} 430 A 32 28 0 0 1 ${96 + i * 64} 430 Z`, i % 2 ? '#f8f2e6' : awning)), 'high') +
    lift(rect(-20, 1000, 1640, 240, ground)) + lift(rect(-20, 1066, 1640, 180, tone(ground, -0.36)), 'thin') + times(6, (i) => rect(60 + i * 280, 1148, 150, 12, tone(ground, 0.3), 4)) +
    oval(960, 1070, 560, 26, '#120d12', 'opacity=".28"') +
    // the van
    lift(flat('M 480 980 L 480 470 C 480 440 500 424 530 424 L 1120 424 C 1200 424 1240 470 1290 580 L 1310 640 C 1400 660 1450 690 1460 760 L 1470 980 Z', body), 'high') + flat('M 480 760 L 1456 760 C 1464 800 1466 840 1468 870 L 480 870 Z', band) +
    rect(560, 500, 360, 440, tone(body, -0.62), 6) + lift(rect(590, 800, 150, 140, card, 3) + rect(750, 840, 150, 100, tone(card, 0.14), 3) + rect(610, 690, 120, 110, tone(card, -0.1), 3) + rect(740, 740, 100, 100, card, 3) + rect(600, 620, 90, 70, tone(card, 0.1), 3), 'thin') + times(2, (i) => rect(648 + i * 152, 800 + i * 40, 28, 40, '#ead4a6')) + rect(654, 690, 26, 34, '#ead4a6') + rect(560, 500, 360, 22, tone(body, -0.75), 4) +
    lift(rect(560, 480, 40, 470, tone(body, -0.1), 4), 'sheet') + 
    lift(flat('M 1010 640 L 1010 480 L 1110 480 C 1170 480 1200 540 1236 640 Z', pane), 'thin') + flat('M 1010 640 L 1010 600 L 1100 480 L 1120 480 C 1140 482 1150 490 1160 502 L 1050 640 Z', tone(pane, 0.2)) + line('M 984 470 L 984 950 L 1250 950 M 1250 680 L 1250 700', tone(body, -0.25), 5) + rect(1010, 700, 70, 16, tone(body, -0.4), 8) + lift(rect(1240, 596, 40, 66, tire, 12), 'thin') +
    lift(flat('M 1400 720 C 1440 726 1456 750 1458 790 L 1410 790 C 1396 770 1394 740 1400 720 Z', lamp), 'thin') + rect(1420, 900, 70, 50, tone(tire, 0.2), 10) + rect(470, 920, 60, 40, tone(tire, 0.2), 8) + rect(476, 700, 16, 70, '#d9483b', 6) +
    flat('M 580 980 A 112 112 0 0 1 804 980 Z M 1172 980 A 112 112 0 0 1 1396 980 Z', tone(body, -0.66)) + wheel(692) + wheel(1284) +
    // a parcel on the walk, a tree in its tub
    lift(rect(330, 900, 150, 120, card, 4) + rect(390, 900, 30, 46, '#ead4a6') + rect(420, 960, 46, 36, '#f8f4ea', 2), 'high') + lift(rect(180, 880, 110, 130, tone(trim, -0.3), 6), 'high') + lift(disc(236, 720, 84, leaf) + disc(186, 780, 66, tone(leaf, -0.1)) + disc(286, 776, 70, tone(leaf, 0.1)) + disc(236, 810, 70, leaf), 'high')
  return picture(sky, content, 0.24)
}

/** A bicycle that leans before a wall, flowers in its basket. */
export function bicycle({ wall, shade, ground, frame, tire, steel, saddle, basket, leaf, blooms, door, trim }) {
  const wheel = (x) => lift(disc(x, 850, 208, 'none', `stroke="${tire}" stroke-width="24"`) + disc(x, 850, 192, 'none', `stroke="${steel}" stroke-width="8"`) + times(18, (i) => line(d`M ${x + 12 * Math.cos(i * 0.349)} ${850 + 12 * Math.sin(i * 0.349)} L ${x + 188 * Math.cos(i * 0.349 + 0.1)} ${850 + 188 * Math.sin(i * 0.349 + 0.1)}`, steel, 2.5)) + disc(x, 850, 18, steel), 'sheet')
  const flower = (x, y, r, colour) => times(6, (i) => disc(x + r * Math.cos(i * 1.047), y + r * Math.sin(i * 1.047), r * 0.62, colour)) + disc(x, y, r * 0.5, '#f4c542')
  const content =
    lift(flat('M 1000 -20 L 1640 -20 L 1640 1060 L 1240 1060 Z', shade), 'thin') + times(14, (i) => times(9, (k) => (i * 5 + k * 3) % 7 ? '' : rect(40 + i * 112, 80 + k * 104, 90, 34, tone(wall, 0.1), 3))) +
    lift(flat('M 90 1060 L 90 380 C 90 210 410 210 410 380 L 410 1060 Z', trim), 'sheet') + flat('M 124 1060 L 124 386 C 124 256 376 256 376 386 L 376 1060 Z', door) + times(2, (i) => rect(150 + i * 104, 560, 92, 200, tone(door, -0.14), 4) + rect(150 + i * 104, 790, 92, 220, tone(door, -0.14), 4)) + flat('M 150 520 L 150 390 C 150 290 350 290 350 390 L 350 520 Z', tone(door, 0.5)) + line('M 250 316 L 250 520 M 150 430 L 350 430', door, 8) + disc(352, 776, 12, '#e2b04a') +
    lift(rect(-20, 1050, 1640, 190, ground), 'sheet') + times(8, (i) => rect(i * 220 - 40, 1054, 4, 190, tone(ground, -0.14))) + rect(-20, 1130, 1640, 4, tone(ground, -0.14)) +
    oval(880, 1074, 500, 20, '#120d12', 'opacity=".26"') +
    wheel(600) + wheel(1180) +
    lift(line('M 600 850 L 720 560 M 600 850 L 830 850 L 706 560 M 724 590 L 1060 570 M 830 850 L 1070 600', frame, 22) + line('M 1042 470 L 1070 600 C 1090 690 1150 760 1180 850', frame, 20), 'high') +
    line('M 700 540 L 686 500', steel, 14) + lift(flat('M 600 490 C 640 470 740 470 776 484 C 780 506 730 506 706 520 C 660 530 604 524 600 490 Z', saddle), 'sheet') +
    line('M 1036 470 L 1030 440 C 990 430 950 430 916 452', steel, 13) + line('M 944 440 C 926 440 912 448 902 462', saddle, 22) + lift(line('M 400 790 A 216 216 0 0 1 700 650', frame, 12), 'thin') + lift(line('M 1052 676 A 216 216 0 0 1 1386 790', frame, 12), 'thin') +
    lift(disc(830, 850, 58, 'none', `stroke="${steel}" stroke-width="12"`) + disc(830, 850, 14, steel), 'thin') + line('M 600 830 L 826 792 M 600 870 L 826 908', tone(tire, 0.1), 5) + line('M 830 850 L 880 940', steel, 13) + lift(rect(856, 936, 64, 18, tire, 8), 'thin') +
    // the basket, held by two stays
    line('M 1092 560 L 1176 846 M 1300 560 L 1188 846 M 1110 520 L 1046 500', steel, 9) +
    lift(times(12, (i) => line(d`M ${1090 + i * 21} 420 C ${1080 + i * 21} 340 ${1060 + i * 24} 300 ${1050 + i * 25} ${250 + (i % 3) * 26}`, leaf, 6)) + times(16, (i) => oval(1070 + i * 18, 330 + ((i * 37) % 90), 13, 34, tone(leaf, (i % 3) * 0.12 - 0.1), `transform="rotate(${(i % 5) * 22 - 44} ${1070 + i * 18} ${330 + ((i * 37) % 90)})"`)), 'thin') + lift([[1090, 300, 30, 0], [1170, 250, 34, 1], [1250, 290, 32, 2], [1320, 330, 26, 0], [1140, 370, 26, 2], [1220, 366, 30, 0], [1300, 396, 22, 1]].map(([x, y, r, c]) => flower(x, y, r, blooms[c])).join(''), 'sheet') +
    lift(flat('M 1064 410 L 1346 410 L 1316 570 L 1094 570 Z', basket), 'high') + times(5, (k) => line(d`M ${1070 + k * 5} ${432 + k * 30} L ${1340 - k * 5} ${432 + k * 30}`, tone(basket, -0.2), 5)) + times(9, (i) => line(d`M ${1084 + i * 30} 416 L ${1106 + i * 24} 566`, tone(basket, 0.18), 5)) + lift(rect(1052, 396, 306, 26, tone(basket, -0.12), 12), 'thin')
  return picture(wall, content, 0.22)
}

/** A hand that holds a telephone; draw.mjs sets one of our own screens where SCREEN stands. */
export function hand({ ground, ring, skin, nail, sleeve, cuff, shell }) {
  const content =
    lift(disc(800, 560, 470, ring[0]), 'sheet') + lift(disc(800, 560, 340, ring[1]), 'thin') + lift(flat('M -20 1010 C 260 930 520 1100 800 1040 C 1100 980 1360 1080 1640 960 L 1640 1240 L -20 1240 Z', ring[2])) +
    // the arm and the palm behind the phone
    lift(flat('M 700 1240 C 690 1120 640 1030 600 960 C 560 880 560 760 590 660 L 980 660 C 1060 760 1080 900 1040 1000 C 1010 1080 1000 1140 1004 1240 Z', tone(skin, -0.1)), 'high') +
    // the phone
    lift(rect(580, 90, 440, 890, shell, 62), 'high') + rect(590, 100, 420, 870, '#0b0c0e', 54) + `<clipPath id="screen">${rect(604, 114, 392, 842, '#000', 42)}</clipPath><g clip-path="url(#screen)">SCREEN</g>` +
    // four fingers come round the left edge, the thumb lies over the right one
    lift([[566, 470, 108, -7], [556, 572, 122, -4], [558, 676, 118, 1], [574, 776, 96, 6]].map(([x, y, w, turn]) => moved(rect(-34, -42, w, 84, skin, 42) + rect(w - 74, -25, 34, 50, nail, 17), x, y, 1, turn)).join(''), 'sheet') +
    lift(flat('M 760 1240 C 860 1240 1000 1240 1030 1180 C 1100 1050 1128 880 1084 730 C 1066 650 1046 560 1004 526 C 970 504 936 530 944 570 C 952 630 968 670 966 730 C 964 800 930 860 916 950 C 900 1040 860 1120 760 1240 Z', skin), 'high') + flat('M 996 540 C 976 526 954 542 958 566 C 962 590 972 606 984 614 C 1000 606 1012 584 996 540 Z', nail) + line('M 986 700 q 24 -10 44 2 M 988 716 q 22 -6 40 4', tone(skin, -0.16), 5) +
    lift(flat('M 640 1240 L 664 1130 L 1056 1130 L 1086 1240 Z', sleeve), 'high') + lift(rect(644, 1104, 432, 48, cuff, 14), 'sheet')
  return picture(ground, content, 0.2)
}

/** A bottle where it is used: on a kitchen counter in the morning, or on a rock high up. */
const flask = (x, foot, s, coat, lid) =>
  lift(moved(line('M -44 -404 C -56 -470 56 -470 44 -404', lid, 20) + rect(-62, -414, 124, 72, lid, 14) + times(9, (i) => rect(-54 + i * 13, -404, 4, 54, tone(lid, 0.16), 2)) + rect(-50, -346, 100, 16, '#c9cdd0') + flat('M -50 -332 L 50 -332 C 56 -300 108 -290 110 -240 L 110 -26 C 110 -8 100 0 86 0 L -86 0 C -100 0 -110 -8 -110 -26 L -110 -240 C -108 -290 -56 -300 -50 -332 Z', coat) + flat('M 50 -332 C 56 -300 108 -290 110 -240 L 110 -26 C 110 -8 100 0 86 0 L 52 0 C 68 -60 72 -180 62 -236 C 58 -276 36 -300 32 -332 Z', tone(coat, -0.18)) + flat('M -84 -250 C -84 -270 -66 -270 -66 -250 L -66 -60 C -66 -44 -84 -44 -84 -60 Z', tone(coat, 0.24)) + rect(-18, -150, 8, 44, '#e9e5dc', 3) + rect(-4, -140, 8, 26, '#e9e5dc', 3) + rect(10, -150, 8, 44, '#e9e5dc', 3), x, foot, s), 'high')

export function trail({ sky, sun, peaks, snow, rock, pines, coat, lid, pack, strap, map }) {
  const content =
    lift(disc(720, 330, 140, sun), 'high') +
    lift(flat('M -20 860 L -20 640 L 260 330 L 400 470 L 560 300 L 980 860 Z', peaks[0]) + flat('M 260 330 L 330 400 L 290 430 L 250 400 L 200 440 L 196 414 Z M 560 300 L 640 404 L 590 430 L 550 390 L 500 420 L 484 380 Z', snow)) + lift(flat('M 600 860 L 960 420 L 1180 600 L 1400 430 L 1660 700 L 1660 860 Z', peaks[1]) + flat('M 1400 430 L 1474 508 L 1430 530 L 1394 500 L 1350 520 L 1322 491 Z M 960 420 L 1030 480 L 990 500 L 960 474 L 926 492 L 916 474 Z', snow)) +
    lift(flat(ridge(720, [[30, 1.4, 0.5], [12, 3.4, 2]]), peaks[2])) + lift(flat(ridge(800, [[26, 1.9, 2.6]]), pines)) + times(30, (i) => flat(d`M ${i * 56} ${800 - (i % 4) * 14} l 22 90 l -44 0 Z`, tone(pines, -0.1))) +
    lift(flat('M -20 1000 C 200 900 420 860 700 880 C 980 900 1260 850 1640 940 L 1640 1240 L -20 1240 Z', rock), 'high') + flat('M 320 960 L 560 900 L 700 1010 L 520 1240 L 260 1240 Z', tone(rock, 0.1)) + flat('M 980 930 L 1300 910 L 1420 1060 L 1200 1240 L 1000 1240 Z', tone(rock, -0.12)) +
    // the pack and the map
    lift(flat('M 960 960 L 980 620 C 990 520 1250 520 1262 620 L 1290 960 C 1290 990 960 990 960 960 Z', pack) + '', 'high') + lift(rect(990, 478, 264, 92, strap, 46) + rect(1040, 470, 22, 108, tone(strap, -0.3), 4) + rect(1184, 470, 22, 108, tone(strap, -0.3), 4), 'sheet') + lift(flat('M 990 640 C 1000 590 1240 590 1252 640 L 1258 720 C 1200 760 1040 760 984 720 Z', tone(pack, -0.16)) + rect(1020, 790, 206, 150, tone(pack, 0.12), 20), 'sheet') + rect(1110, 720, 26, 80, strap, 6) + rect(1102, 770, 42, 30, '#d9b45a', 6) +
    lift(flat('M 300 1030 L 420 980 L 520 1010 L 620 966 L 680 1060 L 560 1110 L 450 1076 L 350 1130 Z', map), 'sheet') + line('M 360 1050 C 420 1010 470 1070 520 1040 S 600 1010 640 1040', '#d9483b', 7, 'stroke-dasharray="14 14"') + flat('M 420 980 L 450 1076 L 520 1010 Z', tone(map, -0.12)) +
    flask(790, 970, 0.96, coat, lid)
  return picture(sky, content, 0.2)
}

export function kitchen({ wall, tile, counter, front, coat, lid, wood, lemon, leaf, sky, frame, steel, bread, sun }) {
  const fruit = (x, y, r) => disc(x, y, r, lemon) + oval(x - r * 0.3, y - r * 0.34, r * 0.2, r * 0.12, tone(lemon, 0.6)) + flat(d`M ${x} ${y - r} q 24 -26 42 -4 q -20 16 -42 4 Z`, leaf)
  const content =
    lift(rect(-20, 420, 1640, 460, tile)) + times(5, (r) => times(15, (i) => rect(-90 + i * 122 + (r % 2) * 61, 430 + r * 90, 114, 82, tone(tile, (i * 7 + r * 3) % 5 ? 0.08 : 0.2), 5))) +
    lift(rect(260, 60, 520, 420, frame, 4)) + rect(284, 84, 472, 372, sky) + `<g>${disc(640, 210, 54, sun)}${flat('M 284 456 L 284 360 C 380 290 480 400 600 340 C 680 300 720 330 756 320 L 756 456 Z', leaf)}${flat('M 284 456 L 284 410 C 400 380 560 430 756 390 L 756 456 Z', tone(leaf, -0.2))}</g>` + rect(515, 84, 10, 372, frame) + lift(rect(236, 476, 568, 24, frame, 4), 'thin') +
    lift(rect(1000, 200, 480, 22, wood, 4), 'sheet') + lift(times(3, (i) => rect(1040 + i * 110, 96, 78, 104, [tone(sky, 0.3), '#f3ead8', tone(lemon, 0.35)][i], 10) + rect(1034 + i * 110, 82, 90, 22, wood, 6)) + flat('M 1380 200 C 1360 150 1370 120 1400 116 C 1440 112 1460 150 1444 200 Z', coat), 'thin') +
    lift(line('M 1030 222 L 1030 300', steel, 5) + disc(1030, 330, 34, steel) + rect(1022, 356, 16, 150, wood, 8) + line('M 1130 222 L 1130 290', steel, 5) + rect(1108, 290, 44, 80, steel, 20) + rect(1122, 366, 16, 140, wood, 8) + line('M 1230 222 L 1230 280', steel, 5) + rect(1222, 280, 16, 150, wood, 8) + oval(1230, 450, 26, 46, steel), 'sheet') +
    lift(rect(-20, 870, 1640, 60, counter, 4), 'high') + rect(-20, 870, 1640, 14, tone(counter, 0.3)) + lift(rect(-20, 930, 1640, 300, front), 'thin') + times(4, (i) => rect(20 + i * 400, 966, 370, 230, tone(front, -0.09), 6) + rect(170 + i * 400, 990, 70, 12, steel, 6)) +
    // the loaf on its board, the bowl, a cup
    lift(rect(150, 836, 440, 36, wood, 12) + disc(176, 854, 8, tone(wood, -0.3)), 'high') + lift(flat('M 220 838 C 200 740 280 690 380 690 C 480 690 560 740 540 838 Z', bread), 'sheet') + times(4, (i) => line(d`M ${276 + i * 62} ${738 - (i % 3) * 8} q 26 34 10 74`, tone(bread, 0.45), 13)) + lift(flat('M 600 870 L 606 740 C 620 716 640 726 640 750 L 636 870 Z', steel), 'thin') +
    lift(fruit(1090, 740, 58) + fruit(1190, 720, 62) + fruit(1290, 742, 56) + fruit(1140, 690, 50) + fruit(1244, 684, 48), 'sheet') + lift(flat('M 1000 750 L 1380 750 C 1376 830 1300 870 1250 872 L 1130 872 C 1080 870 1004 830 1000 750 Z', frame), 'high') + flat('M 1010 780 C 1200 800 1260 796 1372 780 L 1366 800 C 1260 818 1140 818 1016 800 Z', coat) +
    lift(moved(line('M 54 -70 C 94 -74 94 -24 50 -26', coat, 12) + rect(-56, -104, 112, 104, coat, 14), 720, 872, 1), 'sheet') + rect(670, 772, 100, 12, tone(coat, -0.3), 6) +
    flask(890, 872, 1.12, lid, '#26282b')
  return picture(wall, content, 0.2)
}

/** Parcels in the right half: one open, the others taped and labeled; the left half stays free for words. */
export function parcels({ wall, spot, floor, card, tape, sheet, ink, inside, accent }) {
  const parcel = (x, foot, w, h, colour, label, taped = true) =>
    lift(rect(x, foot - h, w, h, colour, 5) + rect(x, foot - h, w, 12, tone(colour, 0.18), 5), 'high') + (taped ? rect(x + w * 0.42, foot - h, w * 0.16, Math.min(110, h * 0.4), tape) + flat(d`M ${x + w * 0.42} ${foot - h + Math.min(110, h * 0.4)} ${times(7, () => `l ${Math.round(w * 0.16) / 14} 8 l ${Math.round(w * 0.16) / 14} -8 `)} Z`, tape) : '') +
    (label ? lift(rect(x + w * 0.56, foot - h * 0.52, w * 0.36, h * 0.38, sheet, 3), 'thin') + rect(x + w * 0.59, foot - h * 0.48, w * 0.2, 7, ink) + rect(x + w * 0.59, foot - h * 0.48 + 15, w * 0.27, 7, ink) + rect(x + w * 0.59, foot - h * 0.48 + 30, w * 0.16, 7, ink) + times(13, (i) => rect(x + w * 0.59 + i * w * 0.0235, foot - h * 0.27, [3, 6, 4, 8][i % 4], h * 0.09, ink)) : '') +
    (label ? '' : line(d`M ${x + w * 0.12} ${foot - 26} v -46 m -14 16 l 14 -16 l 14 16 M ${x + w * 0.24} ${foot - 26} v -46 m -14 16 l 14 -16 l 14 16`, tone(colour, -0.42), 8))
  const content =
    lift(disc(1120, 520, 420, spot), 'thin') + lift(rect(-40, 960, 1680, 300, floor)) +
    parcel(780, 1060, 430, 300, card, true) + parcel(1230, 1060, 290, 210, tone(card, 0.14), true) + parcel(1256, 850, 232, 150, tone(card, -0.08), false) +
    // the open one: flaps, paper inside, what is in it
    lift(flat('M 880 540 C 900 470 960 470 1000 500 C 1040 450 1110 470 1130 540 Z', inside), 'sheet') + flask(1000, 640, 0.58, accent, '#26282b') + lift(flat('M 860 560 C 890 500 930 560 960 520 C 990 566 1030 510 1060 548 C 1090 510 1120 540 1146 560 Z', inside), 'thin') +
    lift(flat('M 850 550 L 770 470 L 900 462 L 930 550 Z', tone(card, 0.2)) + flat('M 1150 550 L 1236 476 L 1104 462 L 1070 550 Z', tone(card, 0.12)), 'sheet') + parcel(850, 760, 300, 212, card, true, false) +
    lift(disc(690, 1090, 62, tape) + disc(690, 1090, 26, floor) + rect(690, 1132, 110, 20, tape, 3), 'high')
  return picture(wall, content, 0.2)
}

/** An oak desk seen whole from the front, little on it. */
export function oakDesk({ wall, floor, oak, dark, paper, lamp, light, rug, leaf, pot, art }) {
  const grain = (x, y, w, h, seed) => { const roll = dice(seed); return times(7, (i) => line(d`M ${x + 10} ${y + ((i + 0.6) * h) / 7.4} C ${x + w * 0.3} ${y + ((i + 0.6) * h) / 7.4 + roll() * 9 - 4} ${x + w * 0.6} ${y + ((i + 0.6) * h) / 7.4 - roll() * 9 + 4} ${x + w - 10} ${y + ((i + 0.6) * h) / 7.4}`, tone(oak, -0.13), 2.5)) }
  const drawer = (x, y, w, h, seed) => lift(rect(x, y, w, h, tone(oak, 0.06), 5), 'thin') + grain(x, y, w, h, seed) + rect(x + w / 2 - 44, y + h / 2 - 6, 88, 12, dark, 6)
  const content =
    lift(rect(1040, 170, 250, 320, tone(oak, -0.2), 4), 'sheet') + rect(1062, 192, 206, 276, paper) + disc(1176, 300, 54, art[0]) + flat('M 1062 468 L 1062 390 C 1120 340 1190 420 1268 370 L 1268 468 Z', art[1]) + 
    lift(rect(-40, 930, 1680, 310, floor)) + rect(-40, 916, 1680, 16, tone(wall, -0.14)) + times(6, (i) => rect(-40, 984 + i * 46, 1680, 3, tone(floor, -0.1))) + lift(oval(800, 1090, 660, 64, rug), 'thin') +
    // legs, the two chests of drawers between them, the top
    lift(flat('M 262 640 L 312 640 L 300 1080 L 272 1080 Z M 1288 640 L 1338 640 L 1328 1080 L 1300 1080 Z', tone(oak, -0.1)) + flat('M 618 820 L 656 820 L 648 1070 L 626 1070 Z M 944 820 L 982 820 L 974 1070 L 952 1070 Z', tone(oak, -0.22)), 'sheet') +
    lift(rect(290, 650, 372, 186, tone(oak, -0.16), 6) + rect(938, 650, 372, 186, tone(oak, -0.16), 6) + rect(640, 650, 320, 60, tone(oak, -0.22), 4), 'sheet') + drawer(304, 662, 344, 76, 3) + drawer(304, 748, 344, 76, 5) + drawer(952, 662, 344, 76, 7) + drawer(952, 748, 344, 76, 9) +
    lift(rect(210, 606, 1180, 46, oak, 8), 'high') + rect(210, 606, 1180, 10, tone(oak, 0.26), 5) + times(3, (i) => line(d`M 230 ${624 + i * 8} C 560 ${620 + i * 9} 940 ${630 + i * 7} 1370 ${624 + i * 8}`, tone(oak, -0.13), 2.5)) +
    // a lamp, two books, a plant
    lift(rect(300, 584, 130, 24, dark, 12) + line('M 365 590 L 330 420 L 430 310', dark, 12) + disc(330, 420, 14, dark), 'sheet') + lift(moved(flat('M -66 52 C -60 -28 60 -28 66 52 Z', lamp) + oval(0, 52, 66, 9, light) + rect(-14, -40, 28, 28, tone(lamp, -0.25), 6), 448, 290, 1, -20), 'high') +
    lift(rect(760, 576, 210, 30, art[1], 4) + rect(772, 546, 186, 30, paper, 4) + rect(784, 522, 160, 24, art[0], 4), 'sheet') +
    lift(times(9, (i) => { const a = -1.15 + i * 0.29; const [ex, ey] = [Math.sin(a) * (92 + (i % 3) * 18), -Math.cos(a) * (150 + (i % 2) * 44)]; return flat(d`M 1210 520 C ${1210 + ex * 0.2 - 20} ${520 + ey * 0.5} ${1210 + ex - 24} ${520 + ey * 0.9} ${1210 + ex} ${520 + ey} C ${1210 + ex + 22} ${520 + ey * 0.76} ${1210 + ex * 0.5 + 18} ${520 + ey * 0.4} 1210 520 Z`, tone(leaf, (i % 3) * 0.12 - 0.12)) }), 'sheet') + lift(flat('M 1158 512 L 1262 512 L 1246 606 L 1174 606 Z', pot) + rect(1152, 502, 116, 22, tone(pot, -0.12), 5), 'sheet')
  return picture(wall, content, 0.2)
}
