import { describe, expect, test } from 'vitest'
import { archiveFiles, passages } from '../archive.ts'
import { quotedPages } from './quoted.ts'

const pagesOf = (id: string) => quotedPages(passages.filter(({ fileId }) => fileId === id))
const written = (id: string, place: string) =>
  pagesOf(id)
    .find((page) => page.place === place)
    ?.lines.map(({ text, isHit }) => (isHit ? `> ${text}` : text).replaceAll('\u00A0', ' '))

describe('the quoted pages of a file', () => {
  test('a page that was quoted twice stands there once', () => {
    expect(written('agreement', 'p. 6')).toEqual([
      '3 Contract Sum.',
      '> 3.1 The Contract Sum is $2,840,000.',
      '> 3.2 The Owner carries a contingency of five percent of the Contract Sum, $142,000, which may be spent only by change order.',
      '3.3 What is left of the contingency at final payment stays with the Owner.',
    ])
  })

  test('its lines are in their order, in whatever order they were quoted', () => {
    expect(written('schedule', 'p. 2')).toEqual([
      '> January 4 to 8, 2027: books moved in.',
      '> Monday, January 11, 2027: reading room open to the public.',
      '> Parking on Alder Street stays closed until January 15.',
    ])
    expect(written('schedule', 'p. 3')?.filter((line) => line.startsWith('>'))).toHaveLength(2)
    expect(written('schedule', 'p. 3')).toHaveLength(3)
  })

  test('the rows of a sheet are one page', () => {
    expect(written('changes', 'rows 2 to 4')).toEqual([
      'No. · Subject · Amount · Status',
      '> CO-1 · Asbestos under the stacks floor · $38,400 · Approved July 14',
      '> CO-2 · Window lintels · $21,750 · Approved August 11',
      '> CO-3 · Elevator pit, membrane and drain · $17,900 · Pending, council agenda of October 13',
    ])
  })

  test('of a sheet whose columns are named, it has the cells', () => {
    const [log] = pagesOf('changes')
    expect(log?.head.map(({ text }) => text)).toEqual(['No.', 'Subject', 'Amount', 'Status'])
    expect(log?.rows.map(({ row, cells }) => [row, cells[0]?.text, cells[2]])).toEqual([
      [2, 'CO-1', { id: '2', text: '$38,400', isAmount: true }],
      [3, 'CO-2', { id: '2', text: '$21,750', isAmount: true }],
      [4, 'CO-3', { id: '2', text: '$17,900', isAmount: true }],
    ])
    expect(pagesOf('visits')[0]?.rows).toHaveLength(12)
    expect(pagesOf('agreement').flatMap(({ head, rows }) => [...head, ...rows])).toEqual([])
  })

  test('rows that were quoted at once stand one below the other', () => {
    const lines = written('visits', 'rows 2 to 13')
    expect(lines).toHaveLength(13)
    expect(lines?.at(0)).toBe('month,visits')
    expect(lines?.at(-1)).toBe('> 2025-12,2640')
  })

  test('a page that was quoted once keeps the whole place', () => {
    expect(pagesOf('soil').map(({ place }) => place)).toEqual(['p. 9', 'p. 23'])
    expect(pagesOf('agreement').map(({ place }) => place)).toEqual(['p. 6', 'p. 11', 'p. 19', 'p. 31, A-302'])
  })

  test('a page knows which passages are quoted on it', () => {
    expect(pagesOf('agreement').map((page) => page.passages)).toEqual([
      ['sum', 'contingency'],
      ['completion', 'damages'],
      ['council', 'signature', 'risk'],
      ['pit-depth'],
    ])
  })

  test('nothing that was quoted is lost, and no line stands there twice', () => {
    for (const { id } of archiveFiles) {
      const lines = pagesOf(id).flatMap((page) => page.lines)
      expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
      const hits = lines.filter(({ isHit }) => isHit).map(({ text }) => text)
      for (const { words } of passages.filter(({ fileId }) => fileId === id))
        for (const row of id === 'visits' ? words.split(' · ') : [words])
          expect(hits.some((hit) => hit.endsWith(row))).toBe(true)
    }
  })
})
