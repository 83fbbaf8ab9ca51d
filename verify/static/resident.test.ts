/** A checker that stays says of each folder what is wrong in that one, and nothing of those before. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDir } from '#toolchain/paths.ts'
import { createResident, type Check } from './resident.ts'

/** Below the packages, which the files import. */
async function checked(check: Check, files: Record<string, string>): Promise<string[]> {
  mkdirSync(join(buildDir, 'verify'), { recursive: true })
  const folder = mkdtempSync(join(buildDir, 'verify', 'types-test-'))
  const compilerOptions = {
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
  }
  const own = {
    'tsconfig.json': JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: true, types: [] } }),
  }
  for (const [name, text] of Object.entries({ 'package.json': '{"type":"module"}', ...own, ...files }))
    writeFileSync(join(folder, name), text)
  try {
    return (await check(folder)).split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('Vue: each folder by itself, in the words of vue-tsc', async () => {
  const check = createResident('checking-vue.ts')
  const file = (value: string) =>
    `<script setup lang="ts">\nimport { ref } from 'vue'\nconst count = ref<number>(${value})\n</script>\n<template><p>{{ count }}</p></template>\n`
  const wrong = "0.vue(3,27): error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'."
  expect((await checked(check, { '0.vue': file('"one"') }))[0]).toContain('0.vue(3,27): error TS')
  expect(await checked(check, { '0.vue': file('1') })).toEqual([])
  expect(await checked(check, { '0.vue': file('1'), '1.vue': file('"one"') })).toEqual([
    wrong.replace('0.vue', '1.vue'),
  ])
}, 120_000)

test('Svelte: each folder by itself, in the words of svelte-check', async () => {
  const check = createResident('checking-svelte.ts')
  const file = (value: string) =>
    `<script lang="ts">\n  import { untrack } from 'svelte'\n  const count: number = untrack(() => ${value})\n</script>\n<p>{count}</p>\n`
  const wrong = `0 ERROR "0.svelte" 3:9 "Type 'string' is not assignable to type 'number'."`
  const sound = { 'svelte.config.js': 'export default {}\n' }
  expect(await checked(check, { ...sound, '0.svelte': file('"one"') })).toEqual([wrong])
  expect(await checked(check, { ...sound, '0.svelte': file('1') })).toEqual([])
  expect(await checked(check, { ...sound, '0.svelte': file('1'), '1.svelte': file('"one"') })).toEqual([
    wrong.replace('0.svelte', '1.svelte'),
  ])
  expect(await checked(check, { ...sound, '0.svelte': file('"one"') })).toEqual([wrong])
}, 120_000)
