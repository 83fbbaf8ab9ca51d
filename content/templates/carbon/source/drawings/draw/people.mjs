/** G-102, the people of the office at one scale: node people.mjs writes the sheet. */
import { board, write } from './kit.mjs'

/** By office; a second ring around the initials is a license. */
const portland = [
  { mark: 'RA', pose: 'walk', license: true },
  { mark: 'MV', pose: 'coat', license: true },
  { mark: 'TL', pose: 'ride', license: true },
  { mark: 'HG', pose: 'stand', license: true },
  { mark: 'AB', pose: 'coat', way: -1, license: true },
  { mark: 'WC', pose: 'walk', way: -1, license: true },
  { mark: 'SM', pose: 'walk' },
  { mark: 'DP', pose: 'sit' },
  { mark: 'LF', pose: 'stand', way: -1 },
  { mark: 'GT', pose: 'sit', way: -1 },
]
const buffalo = [
  { mark: 'DO', pose: 'stand', license: true },
  { mark: 'PR', pose: 'coat', license: true },
  { mark: 'JB', pose: 'walk', license: true },
  { mark: 'CW', pose: 'walk', way: -1 },
]

function people(small = false) {
  const the = small ? board({ width: 480, height: 536 }) : board({ height: 400 })
  const s = small ? 17 : 22

  function stand({ mark, pose, way = 1, license }, x, ground) {
    if (pose === 'sit') {
      const p = (dx, dy) => [x + way * dx * s, ground - dy * s]
      the.line('line', p(-0.75, 3), p(-0.55, 1.4), p(0.8, 1.4))
      the.line('thin', p(-0.2, 1.4), p(-0.2, 0))
      // A drafter has a board that leans, and whoever answers the phone a table.
      if (mark === 'DP') the.line('line', p(0.75, 2.2), p(2.1, 3.3))
      else the.line('line', p(0.8, 2.35), p(2.1, 2.35))
      the.line('thin', p(1.5, mark === 'DP' ? 2.8 : 2.35), p(1.5, 0))
    }
    the.person(x, ground, s, way, 'wash-ink', pose)
    the.line('hair', [x, ground + 10], [x, ground + 24])
    the.ring('thin', x, ground + 46, 22)
    if (license) the.ring('thin', x, ground + 46, 18)
    the.text(x, ground + 52, mark, { as: 'bare', anchor: 'middle' })
  }
  function row(list, start, apart, ground, office) {
    // Whoever rides needs room to either side.
    const rider = list.findIndex(({ pose }) => pose === 'ride')
    const room = (index) => (rider < 0 ? 0 : (index >= rider ? 1 : 0) + (index > rider ? 1 : 0)) * (small ? 10 : 22)
    const x = (index) => start + index * apart + room(index)
    const [from, to] = [x(0) - apart * 0.42, x(list.length - 1) + apart * 0.42]
    the.part(office)
    the.drawn('cut', [
      [from, ground],
      [to, ground],
    ])
    the.earth(
      [
        [from, ground],
        [to, ground],
      ],
      { step: 60, size: 9, gap: 4 },
    )
    list.forEach((one, index) => stand(one, x(index), ground))
    the.across(from, to, ground + 96, office, { side: 1, from: ground + 76 })
  }

  if (small) {
    row(portland.slice(0, 6), 46, 73, 120, 'Portland')
    row(portland.slice(6), 36, 60, 352, 'Portland')
    row(buffalo, 282, 56, 352, 'Buffalo')
    the.scaleBar(24, 520, s, [0, 2, 4, 8], 'ft')
    return the
  }
  row(portland, 60, 75, 196, 'Portland, ten')
  row(buffalo, 918, 80, 196, 'Buffalo, four')
  the.part('Scale')
  the.scaleBar(40, 376, s, [0, 2, 4, 8], 'ft')
  the.text(1160, 382, 'two rings: holds a license', { as: 'soft', anchor: 'end' })
  return the
}

write(people(), {
  small: people(true),
  file: 'team-people',
  component: 'TeamPeople',
  title: 'Team: fourteen people at one scale',
  about: 'Everybody in the office on one line of ground, by office, each with the initials of the title block.',
  order: 36,
  number: 'G-102',
  name: 'Fourteen people at one scale',
  scale: 'Scale by the bar',
  hands: 'Drawn GT, checked AB, approved RA. Revision D, September 2026',
  says: 'Fourteen people on a line of ground, each above a ring with initials: ten in Portland, one of them on a bicycle, one at a drafting board and one at a table, and four in Buffalo. Nine have a second ring, for a license.',
})
