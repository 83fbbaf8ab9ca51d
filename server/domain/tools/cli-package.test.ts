import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isBefore, packCli } from './cli-package.ts'
import { tarball } from './tarball.ts'

function built() {
  const dir = mkdtempSync(join(tmpdir(), 'cli-package-'))
  mkdirSync(join(dir, 'cli'))
  const about = { name: 'millwork', version: '4.6.0', bin: { millwork: 'millwork.js' } }
  writeFileSync(join(dir, 'cli/package.json'), JSON.stringify(about))
  writeFileSync(join(dir, 'cli/millwork.js'), '#!/usr/bin/env node\n'.padEnd(1500, '/'))
  return dir
}

test('a tarball that tar reads, with the program to be run and the site in it', () => {
  const { bytes, version, integrity } = packCli(built(), 'https://site.example')
  const folder = mkdtempSync(join(tmpdir(), 'unpacked-'))
  execFileSync('tar', ['-xz', '-C', folder], { input: bytes })
  expect(JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'))).toEqual({
    name: 'millwork',
    version: '4.6.0',
    bin: { millwork: 'millwork.js' },
    homepage: 'https://site.example',
  })
  expect(readFileSync(join(folder, 'package/millwork.js'), 'utf8')).toHaveLength(1500)
  expect(statSync(join(folder, 'package/millwork.js')).mode & 0o777).toBe(0o755)
  expect(statSync(join(folder, 'package/package.json')).mode & 0o777).toBe(0o644)
  expect(version).toBe('4.6.0')
  expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/)
})

test('the same files make the same bytes, in whatever order, and another site others', () => {
  const dir = built()
  expect(packCli(dir, 'https://a.example').bytes.equals(packCli(dir, 'https://a.example').bytes)).toBe(true)
  expect(packCli(dir, 'https://a.example').bytes.equals(packCli(dir, 'https://b.example').bytes)).toBe(false)
  const file = (name: string) => ({ name, bytes: Buffer.from(name), isProgram: false })
  expect(tarball([file('a'), file('b')]).equals(tarball([file('b'), file('a')]))).toBe(true)
  expect(() => tarball([file('x'.repeat(93))])).toThrow(RangeError)
})

test.each([
  ['4.5.9', '4.6.0', true],
  ['4.9.0', '4.10.0', true],
  ['4.6.0', '4.6.0', false],
  ['5.0.0', '4.6.0', false],
  ['4.6', '4.6.1', false],
  ['4.6.0-beta', '4.7.0', false],
])('%s before %s: %s', (one, other, expected) => {
  expect(isBefore(one, other)).toBe(expected)
})
