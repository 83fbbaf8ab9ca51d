/** What does the same counts as no damage, and what only looks like it counts. */
import { expect, test } from 'vitest'
import type { Flavour } from '#shared/catalog.ts'
import { objectionTo } from './damage.ts'

const alike: [what: string, flavour: Flavour, before: string, after: string][] = [
  [
    'a Heroicon that is told to hide',
    'react',
    'export const A = () => <XMarkIcon aria-hidden="true" className="size-4" />',
    'export const A = () => <XMarkIcon className="size-4" />',
  ],
  ['focusout on a field', 'html', '<input @focusout="leave()" />', '<input @blur="leave()" />'],
  [
    'undefined behind what is never false',
    'vue',
    '<script setup>const left = 1, isOpen = false</script><template><p :aria-invalid="left < 0 ? true : undefined" /></template>',
    '<script setup>const left = 1, isOpen = false</script><template><p :aria-invalid="(left < 0 ? true : undefined) || undefined" /></template>',
  ],
  [
    'a key of a constant list',
    'svelte',
    '<script lang="ts">\n  const all = [\'a\']\n  let on = $state([1])\n</script>\n{#each all as one (one)}{one}{on}{/each}',
    '<script lang="ts">\n  const all = [\'a\']\n  let on = $state([1])\n</script>\n{#each all as one}{one}{on}{/each}',
  ],
  [
    'the only rune of a file',
    'svelte',
    '<script lang="ts">\n  let on = $state(false)\n</script>\n<button onclick={() => (on = !on)}>{on}</button>',
    '<script lang="ts">\n  let on = false\n</script>\n<button onclick={() => (on = !on)}>{on}</button>',
  ],
]
test.each(alike)('%s does the same (%s)', (_, flavour, before, after) => {
  expect(objectionTo(flavour, before, after)).toBe('means the same')
})

const damages: typeof alike = [
  [
    'a picture that is no Heroicon',
    'react',
    'export const A = () => <svg aria-hidden="true" />',
    'export const A = () => <svg />',
  ],
  [
    'focusout round a field',
    'html',
    '<div @focusout="leave()"><input /></div>',
    '<div @blur="leave()"><input /></div>',
  ],
  [
    'undefined behind what may be false',
    'vue',
    '<script setup>const left = 1, isOpen = false</script><template><p :aria-expanded="isOpen" /></template>',
    '<script setup>const left = 1, isOpen = false</script><template><p :aria-expanded="(isOpen) || undefined" /></template>',
  ],
  [
    'a key of a list that changes',
    'svelte',
    '<script lang="ts">\n  let all = $state([1])\n</script>\n{#each all as one (one)}{one}{/each}',
    '<script lang="ts">\n  let all = $state([1])\n</script>\n{#each all as one}{one}{/each}',
  ],
  [
    'one rune of two',
    'svelte',
    '<script lang="ts">\n  let on = $state(false)\n  let off = $state(true)\n</script>\n{on}{off}',
    '<script lang="ts">\n  let on = false\n  let off = $state(true)\n</script>\n{on}{off}',
  ],
  [
    'a list whose state is lost though it is the only rune',
    'svelte',
    '<script lang="ts">\n  let all = $state([1])\n</script>\n{all}',
    '<script lang="ts">\n  let all = [1]\n</script>\n{all}',
  ],
]
test.each(damages)('%s is a damage (%s)', (_, flavour, before, after) => {
  expect(objectionTo(flavour, before, after)).toBeUndefined()
})
