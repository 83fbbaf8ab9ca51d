// Rooms cut from paper.
import { between, d, dice, disc, flat, lift, line, moved, oval, picture, rect, times, tone } from './paper.mjs'

const cup = (x, y, s, colour, inside) => moved(line('M 40 -40 C 70 -44 70 -8 36 -12', colour, 9) + flat('M -42 -58 L 44 -58 C 44 -20 32 0 18 0 L -16 0 C -32 0 -42 -20 -42 -58 Z', colour) + oval(1, -58, 43, 8, inside), x, y, s)

const potted = (x, y, s, pot, leaf) =>
  lift(moved(times(9, (i) => {
    const a = -1.35 + i * 0.34
    const [ex, ey] = [Math.sin(a) * (120 + (i % 3) * 26), -120 - Math.cos(a) * (150 + (i % 2) * 40)]
    return flat(d`M 0 -90 C ${ex * 0.2 - 26} ${ey * 0.6} ${ex - 30} ${ey * 0.9} ${ex} ${ey} C ${ex + 30} ${ey * 0.8} ${ex * 0.5 + 24} ${ey * 0.5} 0 -90 Z`, tone(leaf, (i % 3) * 0.1 - 0.12))
  }) + flat('M -62 -104 L 62 -104 L 46 0 L -46 0 Z', pot) + rect(-68, -118, 136, 26, tone(pot, -0.12), 4), x, y, s), 'high')

const pendant = (x, drop, w, shade, light) => line(d`M ${x} -20 L ${x} ${drop}`, tone(shade, -0.4), 5) + lift(flat(d`M ${x - w * 0.14} ${drop} L ${x + w * 0.14} ${drop} C ${x + w * 0.2} ${drop + w * 0.2} ${x + w * 0.5} ${drop + w * 0.28} ${x + w * 0.5} ${drop + w * 0.54} L ${x - w * 0.5} ${drop + w * 0.54} C ${x - w * 0.5} ${drop + w * 0.28} ${x - w * 0.2} ${drop + w * 0.2} ${x - w * 0.14} ${drop} Z`, shade) + oval(x, drop + w * 0.54, w * 0.5, w * 0.05, light), 'high')

const windowpane = (x, y, w, h, frame, sky, rows = 2, columns = 2) =>
  lift(rect(x - 16, y - 16, w + 32, h + 32, frame, 4)) + rect(x, y, w, h, sky) + flat(d`M ${x} ${y + h} L ${x} ${y + h * 0.62} L ${x + w * 0.75} ${y} L ${x + w} ${y} L ${x + w} ${y + h * 0.1} L ${x + w * 0.16} ${y + h} Z`, tone(sky, 0.22)) +
  lift(times(rows - 1, (i) => rect(x, y + (h / rows) * (i + 1) - 5, w, 10, frame)) + times(columns - 1, (i) => rect(x + (w / columns) * (i + 1) - 5, y, 10, h, frame)), 'thin')

/** A small café: two round tables for two, a counter with its machine, lamps, a window to the street. */
export function cafe({ wall, panel, floor, wood, dark, accent, cream, light, leaf, sky }) {
  const chair = (x, side) => lift(moved(
    line('M -62 -210 L -62 0 M -50 -196 C -54 -420 -34 -420 -34 -196 M 62 -196 L 72 0', dark, 15) + line('M -50 -330 C -46 -350 -40 -350 -36 -330', dark, 12) + rect(-72, -214, 150, 26, accent, 12) + line('M -60 -96 L 66 -96', dark, 9), x, 1112, 1).replace('scale(1)', `scale(${side} 1)`), 'high')
  const table = (x, y) => lift(flat(d`M ${x - 14} ${y} L ${x + 14} ${y} L ${x + 12} 1090 L ${x + 90} 1128 L ${x - 90} 1128 L ${x - 12} 1090 Z`, dark) + oval(x, y, 168, 26, tone(cream, -0.14)) + oval(x, y - 8, 168, 26, cream), 'high')
  const shelf = (y) => lift(rect(150, y, 470, 18, wood, 3), 'sheet')
  const content =
    lift(rect(-20, 690, 1640, 360, panel)) + times(15, (i) => rect(i * 112 - 20, 716, 5, 310, tone(panel, -0.16))) + lift(rect(-20, 676, 1640, 24, tone(panel, 0.12)), 'thin') +
    lift(rect(-20, 1030, 1640, 200, floor), 'thin') + times(9, (i) => flat(d`M ${i * 260 - 360} 1240 L ${i * 220 - 120} 1034 L ${i * 220 - 10} 1034 L ${i * 260 - 230} 1240 Z`, tone(floor, -0.13))) +
    // the window, with a street behind it
    windowpane(900, 200, 520, 430, tone(wood, -0.1), sky, 1, 3) +
    `<g opacity=".85">${times(5, (i) => rect(912 + i * 104, 420 - (i % 3) * 60, 84, 210 + (i % 3) * 60, between(sky, panel, 0.28 + (i % 2) * 0.14)))}</g>` + rect(1068, 200, 10, 430, tone(wood, -0.1)) + rect(1242, 200, 10, 430, tone(wood, -0.1)) +
    lift(times(8, (i) => flat(d`M ${884 + i * 69} 176 L ${953 + i * 69} 176 L ${953 + i * 69} 248 A 34.5 30 0 0 1 ${884 + i * 69} 248 Z`, i % 2 ? cream : accent)), 'sheet') +
    // shelves above the counter
    shelf(300) + shelf(470) +
    lift(times(5, (i) => cup(200 + i * 92, 300, 0.9, i % 2 ? cream : accent, tone(dark, 0.1))), 'thin') +
    lift(times(4, (i) => rect(176 + i * 66, 356 + (i % 2) * 14, 46, 114 - (i % 2) * 14, [leaf, cream, accent, wood][i], 8) + rect(184 + i * 66, 340 + (i % 2) * 14, 30, 18, dark, 3)), 'thin') + potted(540, 470, 0.5, cream, leaf) +
    // the counter
    lift(rect(90, 720, 590, 330, wood)) + times(9, (i) => rect(112 + i * 64, 752, 6, 290, tone(wood, -0.2))) + lift(rect(66, 690, 640, 34, dark, 4), 'high') +
    lift(rect(140, 520, 260, 150, accent, 14) + rect(126, 506, 288, 34, tone(accent, -0.2), 8) + rect(160, 668, 220, 24, dark, 4) + rect(150, 600, 240, 64, tone(dark, 0.12), 4) + disc(186, 566, 13, cream) + disc(228, 566, 13, cream) + rect(280, 556, 96, 20, tone(accent, -0.25), 6) + rect(206, 600, 18, 34, cream, 3) + rect(316, 600, 18, 34, cream, 3), 'sheet') + cup(216, 668, 0.56, cream, dark) + cup(326, 668, 0.56, cream, dark) +
    lift(flat('M 470 690 L 470 600 C 470 556 650 556 650 600 L 650 690 Z', tone(sky, 0.3), 'opacity=".72"') + rect(456, 676, 208, 16, cream, 4), 'thin') + times(3, (i) => flat(d`M ${496 + i * 52} 676 C ${484 + i * 52} 640 ${540 + i * 52} 630 ${540 + i * 52} 676 Z`, ['#c98845', '#b86f35', '#d59a55'][i])) +
    pendant(300, 130, 170, dark, light) + pendant(748, 170, 180, accent, light) + pendant(1524, 110, 160, dark, light) +
    chair(812, 1) + chair(1146, -1) + table(978, 842) + lift(cup(938, 838, 0.62, accent, dark) + cup(1036, 842, 0.62, accent, dark) + rect(980, 752, 20, 70, tone(leaf, 0.35), 7) + disc(990, 728, 20, '#efc050') + disc(974, 742, 13, '#e88a6a') + disc(1008, 744, 13, '#e88a6a'), 'thin') +
    chair(1362, 1) + table(1528, 842) + lift(cup(1486, 838, 0.62, cream, dark), 'thin')
  return picture(wall, content, 0.22)
}

/** A classroom: the board with a drawing of the sun's planets, a globe, desks in rows. */
export function classroom({ wall, board, frame, floor, desk, chair, sky, accent, second, leaf, chalk }) {
  const place = (x, y, s) => lift(moved(
    rect(-70, -190, 140, 100, chair, 20) + line('M -52 -104 L -60 6 M 52 -104 L 60 6', tone(chair, -0.35), 10) + line('M -120 -120 L -138 60 M 120 -120 L 138 60', tone(frame, -0.35), 12) + rect(-160, -138, 320, 30, desk, 6) + rect(-160, -112, 320, 12, tone(desk, -0.22), 4), x, y, s), 'high')
  const books = (x, y, s, colours) => lift(moved(times(colours.length, (i) => rect(-60 + i * 5, -24 * (i + 1), 120 - i * 12, 23, colours[i], 4)), x, y, s), 'thin')
  const content =
    windowpane(1190, 170, 300, 400, frame, sky, 2, 2) + `<g opacity=".8">${flat('M 1190 570 L 1190 480 C 1260 420 1320 520 1490 430 L 1490 570 Z', leaf)}</g>` + rect(1335, 170, 10, 400, frame) +
    lift(rect(270, 140, 800, 480, frame, 8), 'high') + rect(296, 166, 748, 428, board) +
    // what is drawn on it
    disc(400, 380, 62, 'none', `stroke="${accent}" stroke-width="7"`) + times(12, (i) => line(d`M ${400 + Math.cos(i * 0.5236) * 78} ${380 + Math.sin(i * 0.5236) * 78} L ${400 + Math.cos(i * 0.5236) * 98} ${380 + Math.sin(i * 0.5236) * 98}`, accent, 6)) +
    times(3, (i) => line(d`M ${560 + i * 150} 196 C ${640 + i * 150} 300 ${640 + i * 150} 460 ${560 + i * 150} 566`, chalk, 3, 'stroke-dasharray="10 13" opacity=".6"')) +
    disc(620, 380, 22, chalk) + disc(768, 330, 34, second) + line('M 720 352 C 730 372 820 318 814 302', chalk, 5) + disc(918, 430, 46, accent) + line('M 884 410 h 66 M 876 434 h 84', tone(board, 0.1), 7) + disc(700, 500, 9, chalk) + disc(980, 250, 7, chalk) + disc(846, 216, 5, chalk) +
    lift(rect(290, 606, 780, 18, tone(frame, -0.2), 3) + rect(360, 596, 70, 11, chalk, 4) + rect(450, 598, 40, 9, accent, 4) + rect(880, 588, 96, 20, tone(second, -0.1), 5), 'thin') +
    // bunting over it
    line(times(42, (i) => d`${i ? 'L' : 'M'} ${-20 + i * 40} ${66 + 24 * Math.sin((-20 + i * 40) * 0.0083 + 0.4)} `), tone(wall, -0.4), 4) + lift(times(16, (i) => { const at = (x) => 66 + 24 * Math.sin(x * 0.0083 + 0.4); const x = 20 + i * 104; return flat(d`M ${x} ${at(x)} L ${x + 62} ${at(x + 62)} L ${x + 31} ${at(x + 31) + 62} Z`, [accent, second, leaf, frame][i % 4]) }), 'thin') +
    lift(rect(-20, 800, 1640, 440, floor)) + rect(-20, 786, 1640, 16, tone(wall, -0.2)) +
    // the shelf with the globe
    lift(rect(20, 560, 200, 246, frame, 4)) + rect(36, 580, 168, 96, tone(frame, -0.32)) + rect(36, 692, 168, 100, tone(frame, -0.32)) + times(6, (i) => rect(44 + i * 26, 598 + (i % 3) * 8, 21, 78 - (i % 3) * 8, [accent, second, leaf, chalk][i % 4], 2)) + times(4, (i) => rect(52 + i * 36, 712 + (i % 2) * 10, 30, 80 - (i % 2) * 10, [second, chalk, accent, leaf][i % 4], 2)) +
    lift(line('M 54 420 C 10 500 90 560 150 520', tone(frame, -0.3), 9) + disc(118, 470, 70, second) + rect(102, 536, 32, 20, tone(frame, -0.3)) + rect(76, 548, 84, 14, tone(frame, -0.3), 5), 'sheet') + flat('M 70 440 C 100 410 130 420 130 446 C 128 480 92 466 84 500 C 64 480 58 460 70 440 Z M 140 476 C 172 466 182 480 170 504 C 152 524 140 510 140 476 Z', leaf) +
    times(4, (i) => place(330 + i * 320, 900, 0.72)) + books(330, 802, 0.72, [accent, second]) + books(980, 802, 0.72, [leaf, accent, chalk]) +
    times(3, (i) => place(330 + i * 470, 1120, 1.06)) + books(800, 976, 1.06, [second, accent]) + lift(disc(330, 956, 22, '#c8402f') + line('M 330 936 q 4 -14 12 -18', '#5a3a22', 5) + flat('M 334 930 q 20 -16 28 2 q -18 8 -28 -2 Z', leaf), 'thin') + books(1280, 976, 1.06, [chalk, leaf])
  return picture(wall, content, 0.2)
}

/** A veterinary exam room: a dog on the table, its lamp, cabinets, an eye for detail and nothing cute. */
export function clinic({ wall, tile, floor, cabinet, steel, accent, dog, ear, collar, leaf, sky }) {
  const content =
    lift(rect(-20, 560, 1640, 420, tile)) + times(4, (i) => rect(-20, 640 + i * 84, 1640, 3, tone(tile, -0.1))) + times(17, (i) => rect(40 + i * 98, 562, 3, 416, tone(tile, -0.1))) +
    lift(rect(-20, 960, 1640, 280, floor)) + rect(-20, 950, 1640, 16, tone(tile, -0.22)) +
    windowpane(120, 150, 300, 320, cabinet, sky, 2, 2) + `<g opacity=".7">${flat('M 120 470 L 120 400 C 200 330 280 450 420 360 L 420 470 Z', leaf)}</g>` + rect(265, 150, 10, 320, cabinet) +
    // the cabinets and what stands on the side
    lift(rect(1080, 130, 470, 270, cabinet, 6)) + times(3, (i) => rect(1096 + i * 150, 146, 138, 238, tone(cabinet, -0.06), 4) + rect(1214 + i * 150 - (i === 2 ? 108 : 0), 250, 8, 44, tone(steel, -0.3), 4)) +
    lift(rect(1050, 690, 560, 290, cabinet, 4)) + times(3, (i) => rect(1070 + i * 180, 712, 164, 70, tone(cabinet, -0.07), 4) + rect(1070 + i * 180, 796, 164, 170, tone(cabinet, -0.07), 4) + rect(1126 + i * 180, 740, 52, 9, tone(steel, -0.3), 4) + rect(1126 + i * 180, 820, 52, 9, tone(steel, -0.3), 4)) + lift(rect(1034, 664, 590, 30, tone(steel, 0.2), 4), 'sheet') +
    lift(times(3, (i) => rect(1096 + i * 86, 560 + i * 14, 66, 104 - i * 14, [tone(sky, 0.35), tone(accent, 0.5), tone(sky, 0.2)][i], 12) + rect(1092 + i * 86, 548 + i * 14, 74, 20, tone(steel, -0.1), 6)), 'sheet') +
    lift(rect(1380, 600, 150, 62, tone(steel, 0.35), 10) + rect(1400, 616, 70, 30, '#20343a', 4), 'thin') + line('M 1408 632 h 12 l 6 -9 l 8 16 l 6 -7 h 20', '#7fd0a8', 3) +
    // a chart of breeds on the wall: plain outlines
    lift(rect(476, 160, 190, 250, '#f8f4ea', 3)) + rect(500, 184, 142, 12, accent) + times(6, (i) => rect(500, 216 + i * 28, 100 + ((i * 31) % 42), 8, tone(steel, -0.15), 4)) +
    // the lamp over the table
    line('M 980 -20 L 980 40 L 900 84', tone(steel, -0.25), 14) + lift(flat('M 780 176 C 784 64 1010 64 1018 176 Z', steel) + rect(766, 168, 266, 22, tone(steel, -0.2), 10), 'high') + `<g opacity=".24">${flat('M 780 190 L 1018 190 L 1060 690 L 420 690 Z', '#fff6d8')}</g>` +
    // the table
    lift(rect(704, 740, 56, 380, tone(steel, -0.12)) + flat('M 600 1130 C 620 1090 840 1090 864 1130 Z', tone(steel, -0.25)) + rect(380, 688, 700, 54, steel, 14) + rect(380, 688, 700, 16, tone(steel, 0.3), 8), 'high') + lift(rect(430, 668, 590, 24, accent, 10), 'thin') +
    // the dog sits, seen from the side
    lift(
      flat('M 560 668 C 500 660 470 640 452 590 C 440 560 470 556 480 582 C 492 612 520 620 548 616 Z', dog) +
        flat('M 540 668 C 520 600 540 520 610 470 C 640 440 650 400 652 366 L 760 360 C 772 420 776 480 770 540 L 772 668 L 716 668 L 708 580 C 690 604 670 622 660 632 C 676 640 690 652 692 668 Z', dog),
      'sheet',
    ) +
    lift(flat('M 772 668 L 716 668 C 716 650 724 640 740 640 C 764 640 772 652 772 668 Z M 606 668 C 610 640 640 632 664 640 C 684 648 692 656 692 668 Z', tone(dog, 0.12)), 'thin') +
    lift(flat('M 634 392 C 610 320 640 250 706 244 C 752 240 776 262 790 296 L 850 316 C 866 322 868 346 852 356 C 826 372 792 372 772 368 C 760 400 690 420 634 392 Z', tone(dog, 0.06)), 'sheet') +
    lift(flat('M 664 262 C 620 262 602 320 612 390 C 632 412 668 394 682 350 C 690 316 690 280 664 262 Z', ear), 'sheet') + disc(748, 300, 8.5, '#1d1512') + disc(745, 297, 2.6, '#fff') + flat('M 838 312 C 862 310 870 326 860 338 C 848 342 836 330 838 312 Z', '#1d1512') + line('M 846 350 C 826 358 810 356 796 346', tone(ear, -0.3), 4) +
    lift(flat('M 640 404 C 690 426 740 416 774 396 L 776 424 C 740 446 684 452 636 430 Z', collar), 'thin') + disc(736, 438, 13, '#e2b04a') +
    // the bag on the floor
    lift(rect(180, 960, 250, 150, tone(ear, -0.1), 18) + rect(180, 1016, 250, 20, tone(ear, -0.35)) + rect(290, 1004, 36, 44, '#e2b04a', 4), 'high') + line('M 250 962 C 250 900 360 900 360 962', tone(ear, -0.35), 14)
  return picture(wall, content, 0.18)
}

/** The great hall of a museum of the sea: a ship under a glass roof, columns, people who look up. */
export function hall({ wall, far, column, floor, sky, iron, hull, sail, rope, people, plinth }) {
  const visitor = (x, y, s, coat, skin, hair) => lift(moved(flat('M -22 0 L -26 -96 L 26 -96 L 22 0 L 4 0 L 0 -60 L -4 0 Z', tone(coat, -0.45)) + flat('M -38 -70 C -44 -150 -30 -178 0 -178 C 30 -178 44 -150 38 -70 Z', coat) + rect(-11, -192, 22, 24, skin, 8) + disc(0, -206, 27, hair), x, y, s), 'high')
  const arch = (x) => lift(flat(d`M ${x} 880 L ${x} 560 C ${x} 440 ${x + 190} 440 ${x + 190} 560 L ${x + 190} 880 Z`, far), 'thin') + flat(d`M ${x + 24} 880 L ${x + 24} 566 C ${x + 24} 474 ${x + 166} 474 ${x + 166} 566 L ${x + 166} 880 Z`, tone(far, -0.28))
  const content =
    // the roof of glass and iron
    lift(flat('M -20 330 C 300 20 1300 20 1620 330 L 1620 -20 L -20 -20 Z', sky), 'thin') + `<clipPath id="roof"><path d="M -20 330 C 300 20 1300 20 1620 330 L 1620 -40 L -20 -40 Z"/></clipPath><g clip-path="url(#roof)">${times(15, (i) => line(d`M ${800 + (i - 7) * 60} -40 L ${800 + (i - 7) * 190} 420`, iron, 7))}</g>` + line('M -20 330 C 300 20 1300 20 1620 330', iron, 16) + line('M -20 190 C 300 -60 1300 -60 1620 190', iron, 8) + line('M -20 60 C 400 -110 1200 -110 1620 60', iron, 6) +
    lift(rect(-20, 400, 1640, 490, tone(wall, -0.07))) + times(7, (i) => arch(36 + i * 222)) + lift(rect(-20, 388, 1640, 34, tone(wall, 0.16), 2), 'sheet') +
    lift(rect(-20, 880, 1640, 360, floor)) + times(9, (i) => flat(d`M ${800 + (i - 4.5) * 130} 884 L ${800 + (i - 4) * 130} 884 L ${800 + (i - 4) * 420} 1240 L ${800 + (i - 4.5) * 420} 1240 Z`, tone(floor, -0.09))) +
    // the ship hangs from the roof
    times(4, (i) => line(d`M ${524 + i * 186} -30 L ${500 + i * 200} 700`, rope, 3)) +
    lift(line('M 620 690 L 620 270 M 810 690 L 810 200 M 990 690 L 990 290', rope, 13) + line('M 1060 680 L 1260 560', rope, 11), 'sheet') +
    lift(
      flat('M 560 300 L 690 300 C 720 360 720 400 700 440 L 548 440 C 540 390 544 340 560 300 Z M 540 456 L 712 456 C 736 520 736 570 712 620 L 520 620 C 520 560 524 500 540 456 Z', sail) +
        flat('M 736 240 L 890 240 C 922 310 922 360 900 416 L 722 416 C 716 350 720 290 736 240 Z M 716 432 L 912 432 C 940 510 938 570 914 626 L 700 626 C 700 560 704 490 716 432 Z', tone(sail, -0.05)) +
        flat('M 936 330 L 1056 330 C 1082 384 1082 420 1066 460 L 924 460 C 920 410 924 370 936 330 Z M 918 476 L 1074 476 C 1098 530 1096 580 1078 622 L 906 622 C 908 570 910 520 918 476 Z', sail) +
        flat('M 1100 640 L 1236 566 L 1094 430 Z', tone(sail, -0.08)),
      'sheet',
    ) +
    lift(flat('M 440 640 C 470 640 480 660 520 676 L 1050 676 C 1080 672 1110 650 1140 648 C 1120 730 1060 800 980 806 L 600 806 C 520 800 462 730 440 640 Z', hull), 'high') + flat('M 466 706 C 700 736 900 736 1114 706 L 1104 730 C 900 760 700 760 478 730 Z', tone(hull, 0.45)) + times(9, (i) => rect(560 + i * 56, 748, 22, 16, tone(hull, -0.45), 3)) + flat('M 620 270 L 680 256 L 620 242 Z M 810 200 L 880 184 L 810 168 Z M 990 290 L 1050 276 L 990 262 Z', people[0]) +
    // columns before the hall
    times(2, (i) => lift(rect(120 + i * 1250, -30, 110, 980, column) + rect(96 + i * 1250, 350, 158, 36, tone(column, 0.12), 4) + rect(96 + i * 1250, 920, 158, 60, tone(column, 0.1), 4), 'high') + times(3, (k) => rect(146 + i * 1250 + k * 26, 392, 6, 524, tone(column, -0.14)))) +
    // a globe under glass, a bench
    lift(rect(1120, 940, 170, 150, plinth, 3) + rect(1104, 926, 202, 22, tone(plinth, 0.2), 3), 'high') + lift(disc(1205, 860, 52, tone(hull, 0.3)) + line('M 1205 800 L 1205 924 M 1160 834 C 1190 850 1220 850 1250 834', '#d9a94f', 6), 'sheet') + disc(1205, 860, 66, 'none', 'stroke="#d9a94f" stroke-width="7"') +
    visitor(470, 1110, 1.12, people[0], '#a9714a', '#2a1d18') + visitor(580, 1116, 0.78, people[1], '#a9714a', '#2a1d18') + visitor(860, 1060, 0.95, people[2], '#e9bc98', '#8a4b2a') + visitor(940, 1064, 1.0, people[3], '#57372a', '#1b1412')
  return picture(wall, content, 0.24)
}

/** A potter's workshop: shelves of bowls and jars, the wheel with a pot upon it, a window. */
export function pottery({ wall, wood, floor, clay, glazes, dark, sky, leaf, steel }) {
  const pots = [
    'M -44 0 C -60 -40 -50 -84 -20 -96 L -16 -120 L 16 -120 L 20 -96 C 50 -84 60 -40 44 0 Z',
    'M -60 -54 L 60 -54 C 58 -20 36 0 22 0 L -22 0 C -36 0 -58 -20 -60 -54 Z',
    'M -36 0 L -42 -86 L 42 -86 L 36 0 Z',
    'M -30 0 C -70 -40 -56 -110 -18 -122 C -10 -140 -18 -156 -26 -166 L 26 -166 C 18 -156 10 -140 18 -122 C 56 -110 70 -40 30 0 Z',
    'M -52 0 C -60 -30 -60 -60 -50 -82 L 50 -82 C 60 -60 60 -30 52 0 Z',
  ]
  const pot = (kind, x, y, s, colour) => moved(flat(pots[kind], colour) + `<clipPath id="p${Math.round(x)}${Math.round(y)}"><path d="${pots[kind]}"/></clipPath><g clip-path="url(#p${Math.round(x)}${Math.round(y)})">${rect(-80, -26, 160, 40, tone(clay, -0.08))}${rect(14, -180, 80, 190, '#1a0f0c', 0, 'opacity=".14"')}</g>`, x, y, s)
  const shelf = (x, y, w) => lift(rect(x, y, w, 20, wood, 3) + rect(x + 30, y + 20, 16, 46, tone(wood, -0.2)) + rect(x + w - 46, y + 20, 16, 46, tone(wood, -0.2)), 'sheet')
  const row = (x, y, order, step) => lift(order.map((kind, i) => pot(kind, x + i * step, y, 1, glazes[(i + kind + Math.round(y / 100)) % glazes.length])).join(''), 'sheet')
  const content =
    windowpane(1010, 150, 460, 420, tone(wood, 0.1), sky, 2, 3) + `<g opacity=".75">${flat('M 1010 570 L 1010 470 C 1120 390 1220 520 1470 420 L 1470 570 Z', leaf)}</g>` + rect(1158, 150, 10, 420, tone(wood, 0.1)) + rect(1312, 150, 10, 420, tone(wood, 0.1)) + lift(rect(986, 576, 508, 22, tone(wood, 0.1), 3), 'thin') + lift(pot(0, 1090, 576, 0.7, glazes[1]) + pot(2, 1390, 576, 0.7, glazes[0]), 'thin') +
    shelf(90, 330, 800) + row(170, 330, [3, 1, 0, 2, 4, 3], 128) + shelf(90, 560, 800) + row(176, 560, [1, 4, 2, 1, 0, 1], 126) + times(2, (i) => lift(pot(1, 176 + i * 378, 506, 0.86, glazes[(i + 2) % glazes.length]), 'thin')) +
    lift(rect(-20, 960, 1640, 280, floor)) + times(8, (i) => rect(-20 + i * 230, 962, 4, 260, tone(floor, -0.16))) + rect(-20, 952, 1640, 14, tone(wall, -0.3)) +
    // the bench with boards of bowls
    lift(rect(80, 740, 640, 34, wood, 4) + rect(110, 774, 30, 300, tone(wood, -0.16)) + rect(660, 774, 30, 300, tone(wood, -0.16)) + rect(110, 940, 580, 20, tone(wood, -0.22)), 'high') + lift(rect(120, 722, 300, 18, tone(wood, 0.2), 3), 'thin') + lift(times(3, (i) => pot(1, 178 + i * 92, 722, 0.72, clay)), 'thin') + lift(rect(470, 640, 80, 100, steel, 10) + times(5, (i) => rect(480 + i * 14, 560 + (i % 3) * 16, 7, 90, tone(wood, i % 2 ? 0.2 : -0.2), 3)), 'sheet') + lift(flat('M 590 740 C 586 690 610 676 640 676 C 674 676 690 700 688 740 Z', clay), 'thin') + lift(pot(4, 240, 938, 1.1, glazes[3 % glazes.length]) + pot(0, 420, 938, 1.0, glazes[0]) + pot(4, 570, 938, 0.9, glazes[2 % glazes.length]), 'thin') +
    // the wheel
    lift(rect(900, 1000, 440, 90, dark, 18) + rect(930, 1086, 40, 60, tone(dark, -0.3)) + rect(1270, 1086, 40, 60, tone(dark, -0.3)) + flat('M 870 1004 L 880 890 C 880 870 1360 870 1360 890 L 1370 1004 Z', tone(dark, 0.14)), 'high') + lift(rect(1094, 850, 52, 60, steel) + rect(970, 832, 300, 26, tone(steel, 0.2), 13), 'sheet') +
    lift(flat('M 1040 832 C 1000 760 1010 700 1050 668 C 1062 650 1058 634 1048 618 L 1192 618 C 1182 634 1178 650 1190 668 C 1230 700 1240 760 1200 832 Z', clay), 'high') + times(6, (i) => line(d`M ${1024 + Math.abs(i - 2) * 4} ${800 - i * 26} Q 1120 ${814 - i * 26} ${1216 - Math.abs(i - 2) * 4} ${800 - i * 26}`, tone(clay, -0.14), 4)) + oval(1120, 618, 72, 12, tone(clay, -0.3)) +
    lift(flat('M 1420 1140 L 1450 980 L 1570 980 L 1590 1140 Z', steel) + oval(1510, 980, 60, 13, tone(steel, -0.3)), 'high')
  return picture(wall, content, 0.24)
}

/** Where returns arrive: shelves of parcels, a counter with scales and a roll of labels. */
export function returns({ wall, shelf, card, tape, floor, accent, bins, sheet, dark, lamp }) {
  const random = dice(23)
  const parcel = (x, foot, w, h, colour, label = true) =>
    rect(x, foot - h, w, h, colour, 3) + rect(x + w * 0.42, foot - h, w * 0.16, h * 0.34, tape) + rect(x, foot - h, w, 7, tone(colour, 0.2), 3) +
    (label && w > 90 && h > 70 ? rect(x + w * 0.56, foot - h * 0.5, w * 0.34, h * 0.34, sheet, 2) + times(3, (i) => rect(x + w * 0.6, foot - h * 0.45 + i * h * 0.08, w * (0.24 - i * 0.05), 4, dark)) : '')
  const level = (y) => {
    let x = 130
    let out = ''
    while (x < 1400) {
      const w = 90 + random() * 120
      const h = 70 + random() * 84
      if (x + w > 1450) break
      const colour = tone(card, random() * 0.24 - 0.1)
      out += random() < 0.2 ? rect(x, y - 110, 130, 110, bins[Math.floor(random() * bins.length)], 8) + rect(x + 40, y - 84, 50, 16, tone(wall, 0.3), 8) : parcel(x, y, w, h, colour)
      if (w > 140 && h < 110) out += parcel(x + 18, y - h, w * 0.6, 44, tone(colour, -0.08), false)
      x += (out.endsWith('rx="8" />') ? 130 : w) + 10 + random() * 26
    }
    return lift(out, 'sheet') + lift(rect(90, y, 1420, 22, shelf, 3), 'sheet')
  }
  const content =
    rect(90, 110, 1420, 760, tone(wall, -0.16)) + level(300) + level(500) + level(700) +
    lift(times(3, (i) => rect(90 + i * 699, 90, 24, 800, tone(shelf, -0.2), 3)), 'sheet') + lift(rect(70, 84, 1460, 24, shelf, 3), 'sheet') +
    lift(rect(-20, 1080, 1640, 160, floor)) +
    lift(rect(140, 850, 1320, 300, accent, 4)) + times(12, (i) => rect(166 + i * 108, 884, 5, 250, tone(accent, -0.16))) + lift(rect(110, 820, 1380, 40, tone(shelf, 0.16), 5), 'high') +
    // the parcel that came back, on the scales
    lift(rect(640, 796, 320, 26, dark, 6) + rect(620, 774, 360, 24, '#c9cdd0', 8) + rect(736, 800, 128, 18, '#0f1a1c', 3), 'sheet') + rect(776, 804, 48, 10, '#8fe0b0', 2) +
    lift(flat('M 660 774 L 660 580 L 940 580 L 940 774 Z', card) + flat('M 660 580 L 596 530 L 740 512 L 800 580 Z', tone(card, 0.16)) + flat('M 940 580 L 1006 534 L 866 510 L 800 580 Z', tone(card, 0.1)) + rect(660, 574, 280, 12, tone(card, -0.32)), 'high') + lift(rect(840, 640, 82, 92, sheet, 2), 'thin') + times(3, (i) => rect(850, 652 + i * 13, 60 - i * 14, 5, dark)) + times(11, (i) => rect(850 + i * 6, 696, 2 + (i % 3), 26, dark)) + line('M 702 716 c -6 -50 60 -60 70 -20 M 784 676 l -10 22 l -22 -8', tone(card, -0.5), 9) +
    lift(disc(330, 760, 60, tape) + disc(330, 760, 24, tone(shelf, -0.3)) + flat('M 330 820 L 460 820 L 460 812 L 340 812 Z', tape), 'sheet') + lift(rect(1110, 690, 190, 130, dark, 12) + rect(1132, 786, 146, 12, '#0c0f12', 4) + flat('M 1140 790 L 1270 790 L 1280 850 L 1130 850 Z', sheet) + disc(1266, 716, 7, '#8fe0b0'), 'sheet') + times(3, (i) => rect(1150, 802 + i * 13, 90 - i * 20, 5, tone(dark, 0.2))) + lift(flat('M 480 820 L 500 700 L 520 700 L 516 820 Z', '#c8ccd0') + rect(476, 760, 52, 62, bins[0], 10), 'thin') +
    line('M 800 -20 L 800 40', dark, 6) + times(3, (i) => line(d`M ${330 + i * 470} -20 L ${330 + i * 470} 20`, dark, 6) + lift(flat(d`M ${270 + i * 470} 80 L ${300 + i * 470} 20 L ${360 + i * 470} 20 L ${390 + i * 470} 80 Z`, accent) + oval(330 + i * 470, 80, 60, 8, lamp), 'high'))
  return picture(wall, content, 0.22)
}
