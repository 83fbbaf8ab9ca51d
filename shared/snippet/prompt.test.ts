import { expect, test } from 'vitest'
import { defaultPreferences } from './preferences.ts'
import { promptFor } from './prompt.ts'

const given = {
  component: {
    title: 'Confirm',
    description: 'When something cannot be undone.',
    path: 'application-ui/components/modals/confirm',
  },
  file: { code: 'export default function Confirm() {}\n', fileName: 'confirm.tsx', language: 'tsx' as const },
  dependencies: [{ name: '@headlessui/react', version: '^2.2.10' }],
  setup: ['`dark` on <html>.'],
  preferences: { ...defaultPreferences, flavour: 'react' as const, primary: 'rose' as const },
}

test('a prompt holds the task, the project, what to install, the set-up and the code', () => {
  const prompt = promptFor(given)
  expect(prompt).toMatch(
    /^Add this component to my project: “Confirm” \(modals\)\. When something cannot be undone\.\n/,
  )
  for (const part of [
    'React 19',
    'Tailwind CSS 4',
    'rose is the primary family',
    'npm install "@headlessui/react@^2.2.10"',
  ])
    expect(prompt).toContain(part)
  expect(prompt).toContain('- `dark` on <html>.')
  expect(prompt).toMatch(/```tsx\nexport default function Confirm\(\) \{\}\n```\n$/)
})

test('it follows the style, and leaves out what there is none of', () => {
  const style = {
    ...defaultPreferences.style,
    tailwind: 'v3',
    prefix: 'mw',
    dark: 'media',
    direction: 'physical',
  } as const
  const prompt = promptFor({ ...given, dependencies: [], setup: [], preferences: { ...given.preferences, style } })
  expect(prompt).toContain('Tailwind CSS 3.4 or newer, with the class prefix "mw"')
  expect(prompt).toContain('what the operating system prefers')
  expect(prompt).not.toMatch(/## Install|## Set up|logical/)
})

test('code that holds a fence does not end its own', () => {
  const prompt = promptFor({ ...given, file: { ...given.file, code: 'const text = "```"' } })
  expect(prompt).toContain('````tsx\nconst text = "```"\n````')
})
