import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

/** Those that passed as they are, which no project is asked to play this time. */
const leftOut = JSON.parse(process.env.MILLWORK_LEFT_OUT ?? '[]') as string[]
/** What a customer gets has tests of its own, which run in the project it is part of; so have the clients' packages. */
const others = [
  'content/starter-kits/**',
  'content/templates/**',
  'content/overlays/**',
  'tests/channels/clients/node_modules/**',
]
const rooms = '{cli,client,compiler,content,scripts,server,shared,tests,toolchain,verify}'

const files = (patterns: string[], exclude: string[] = []) =>
  globSync(patterns, { exclude }).map((file) => file.replaceAll('\\', '/'))

test('every test file is played by exactly one project', () => {
  const { projects = [] } = config.test ?? {}
  const played = projects.flatMap((project) => {
    const { include = [], exclude = [] } = (project as { test: { include?: string[]; exclude?: string[] } }).test
    return files(include, exclude)
  })
  const there = files([`${rooms}/**/*.{test,spec}.{ts,tsx}`], others)
  expect(there.length).toBeGreaterThan(300)
  expect([...played, ...leftOut].toSorted()).toEqual(there.toSorted())
})
