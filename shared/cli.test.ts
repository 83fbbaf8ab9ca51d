import { expect, test } from 'vitest'
import { cliCommand, cliFile } from './cli.ts'
import { site } from './site.ts'

test('commands that are shown run the tarball of this site in its version, and no name on npm', () => {
  expect(cliCommand('https://millwork.example', 'add alerts-dismissible')).toBe(
    `npx https://millwork.example/cli/millwork-${site.version}.tgz add alerts-dismissible`,
  )
  expect(cliCommand('http://localhost:3000')).toBe(`npx http://localhost:3000/cli/${cliFile()}`)
  expect(cliFile('4.6.0')).toBe('millwork-4.6.0.tgz')
})
