import { expect, test } from 'vitest'
import { beyond, createPreviewStyles } from './preview-styles.ts'

const shared = `@layer theme, base, utilities;
@layer theme {
  :root {
    --color-white: #fff;
  }
}
@layer base {
  html {
    color: red;
  }
}
`
const whole = `@layer theme, base, utilities;
@layer theme {
  :root {
    --color-white: #fff;
    --spacing: 0.25rem;
  }
}
@layer base {
  html {
    color: red;
  }
}
@layer utilities {
  .p-1 {
    padding: var(--spacing);
  }
}
`

test('what the shared sheet holds is left out: whole rules, and single variables of the theme', () => {
  const rest = beyond(shared, whole)
  expect(rest).not.toMatch(/html|--color-white|theme, base/)
  expect(rest).toContain('--spacing: 0.25rem;')
  expect(rest).toContain('.p-1 {')
})

test('a preview has every class of its source, states and themes too, and nothing all previews have', async () => {
  const { sharedStyles, stylesFor } = await createPreviewStyles()
  const css = await stylesFor(['p-4', 'hover:bg-primary-600', 'dark:text-white', "before:content-['x']"])
  expect(sharedStyles).toContain('@layer base')
  for (const part of [
    '.p-4{',
    '.hover\\:bg-primary-600:hover{',
    '.dark\\:text-white:where(.dark',
    'content:var(--tw-content)',
  ])
    expect(css).toContain(part)
  expect(css).not.toMatch(/@layer base\s*\{|--color-primary-600:/)
})
