import { expect, test } from 'vitest'
import { mostInTray, readTray, type TrayEntry } from './use-tray.ts'

const entry = (part: string, over: object = {}): TrayEntry => ({
  part,
  path: 'application-ui/components/alerts/solid',
  title: 'Solid',
  ...over,
})

test('a tray is read as it was kept, each component once', () => {
  const tray = [entry('AUI-C01-1'), entry('AUI-C01-2')]
  expect(readTray(JSON.stringify(tray))).toEqual(tray)
  expect(readTray(JSON.stringify([...tray, ...tray]))).toEqual(tray)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"part":"AUI-C01-1"}'],
  [
    'entries that are none',
    JSON.stringify([null, 1, 'x', {}, entry('x'), entry('AUI-C01-1', { path: '//evil.example' })]),
  ],
  ['titles that are none', JSON.stringify([entry('AUI-C01-1', { title: 7 })])],
])('a tray of %s is empty', (_what, text) => {
  expect(readTray(text)).toEqual([])
})

test('a tray ends where it is full', () => {
  const many = Array.from({ length: mostInTray + 5 }, (_, number) => entry(`AUI-C${number}-1`))
  expect(readTray(JSON.stringify(many))).toHaveLength(mostInTray)
})
