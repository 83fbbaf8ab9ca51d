/** What the block of the title says of a page. A new page gets a line here, and one in the header's list. */
export type Sheet = {
  number: string
  title: string
  scale: string
  revision: string
  date: string
  drawn: string
  checked: string
  approved: string
}

export const sheets: Record<string, Sheet> = {
  '/': {
    number: 'G-001',
    title: 'Cover sheet',
    scale: 'As shown',
    revision: 'D',
    date: 'Sep 2026',
    drawn: 'DP',
    checked: 'HG',
    approved: 'RA',
  },
  '/work': {
    number: 'G-002',
    title: 'Work, 2006 to 2026',
    scale: 'By the bar',
    revision: 'D',
    date: 'Jan 2026',
    drawn: 'DP',
    checked: 'HG',
    approved: 'RA',
  },
  '/work/kettle-bend-footbridge': {
    number: 'S-1914',
    title: 'Kettle Bend Footbridge',
    scale: 'As shown',
    revision: 'D',
    date: 'May 2022',
    drawn: 'DP',
    checked: 'HG',
    approved: 'RA',
  },
  '/work/elevator-9-theater': {
    number: 'S-2006',
    title: 'Elevator 9 Theater',
    scale: 'As shown',
    revision: 'D',
    date: 'Sep 2024',
    drawn: 'LF',
    checked: 'TL',
    approved: 'DO',
  },
  '/work/harker-point-sea-wall': {
    number: 'C-2103',
    title: 'Harker Point Sea Wall',
    scale: 'As shown',
    revision: 'D',
    date: 'Jun 2025',
    drawn: 'LF',
    checked: 'HG',
    approved: 'MV',
  },
  '/method': {
    number: 'G-101',
    title: 'How we work',
    scale: 'In months',
    revision: 'D',
    date: 'Mar 2026',
    drawn: 'GT',
    checked: 'HG',
    approved: 'DO',
  },
  '/team': {
    number: 'G-102',
    title: 'Schedule of people',
    scale: 'By the bar',
    revision: 'D',
    date: 'Sep 2026',
    drawn: 'GT',
    checked: 'AB',
    approved: 'RA',
  },
  '/contact': {
    number: 'G-103',
    title: 'Ask about a structure',
    scale: 'None',
    revision: 'D',
    date: 'Mar 2026',
    drawn: 'LF',
    checked: 'AB',
    approved: 'MV',
  },
}

/** The sheet of an address nobody drew. */
export const missing: Sheet = {
  number: 'G-404',
  title: 'Not in this set',
  scale: 'None',
  revision: '0',
  date: 'Never',
  drawn: '–',
  checked: '–',
  approved: '–',
}

export const sheetOf = (path: string): Sheet => sheets[path] ?? missing
