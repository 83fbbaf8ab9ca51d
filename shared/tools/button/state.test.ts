import { expect, test } from 'vitest'
import { firstDesign, segmentNames, settled } from './options.ts'
import { type ButtonState, decodeButton, encodeButton } from './state.ts'

const first: ButtonState = { design: firstDesign, format: 'react', tailwind: 'v4' }

test('what was never changed has an empty address', () => {
  expect(encodeButton(first)).toBe('')
  expect(decodeButton('')).toEqual({ ...first, problems: [] })
})

test('everything that can be chosen comes back from its address', () => {
  const state: ButtonState = {
    design: {
      ...firstDesign,
      variant: 'outline',
      tone: 'ink',
      size: 'xl',
      radius: 'full',
      shadow: 'glow',
      group: 'split',
      color: '#0b6e4f',
      label: 'Save & close, 100%',
      start: 'Plus',
      end: 'ArrowRight',
      iconOnly: true,
      full: true,
    },
    format: 'svelte',
    tailwind: 'v3',
  }
  expect(decodeButton(`?${encodeButton(state)}`)).toEqual({ ...state, problems: [] })
})

test.each([
  ['?size=huge', 'size cannot be “huge”. It is one of md, xs, sm, lg, xl.'],
  ['?color=nothing', 'color cannot be “nothing”. It is a family of Tailwind CSS or any CSS colour.'],
  ['?label=', 'label cannot be “”. It has 1 to 40 characters.'],
  [
    '?start=<svg>',
    'start cannot be “<svg>”. It is a Heroicon, such as Plus, or one of any set, such as lucide-icons/outline/plus.',
  ],
  [
    '?end=lucide-icons/solid/plus',
    'end cannot be “lucide-icons/solid/plus”. It is a Heroicon, such as Plus, or one of any set, such as lucide-icons/outline/plus.',
  ],
  ['?code=php', 'code cannot be “php”. It is one of react, html, vue, svelte.'],
])('%s is refused with a sentence, and the rest is used', (query, problem) => {
  const { problems, design } = decodeButton(`${query}&variant=soft`)
  expect(problems).toEqual([problem])
  expect(design).toEqual({ ...firstDesign, variant: 'soft' })
})

test('choices that mean nothing together are put back', () => {
  expect(
    settled({ ...firstDesign, group: 'split', tag: 'link', state: 'loading', end: 'Plus', iconOnly: true }),
  ).toMatchObject({
    tag: 'button',
    state: 'rest',
    end: '',
    iconOnly: false,
  })
  expect(settled({ ...firstDesign, iconOnly: true })).toMatchObject({ start: 'Plus', iconOnly: true })
})

test('a segmented group has three names, whatever was written', () => {
  expect(segmentNames('Save changes')).toEqual(['Day', 'Week', 'Month'])
  expect(segmentNames("List, <b>, It's, more")).toEqual(['List', 'b', 'It’s'])
})
