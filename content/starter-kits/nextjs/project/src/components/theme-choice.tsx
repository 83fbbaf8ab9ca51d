'use client'

import { useEffect, useState } from 'react'
import { saveTheme, type Theme, watchTheme } from '@/lib/theme'

const choices: { value: Theme; name: string; hint: string }[] = [
  { value: 'light', name: 'Light', hint: 'Dark text on white' },
  { value: 'dark', name: 'Dark', hint: 'White text on dark' },
  { value: 'system', name: 'System', hint: 'As this device has it' },
]

/** The theme of this browser; it is kept there, so it needs JavaScript. */
export default function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => watchTheme(setTheme), [])

  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, name, hint }) => (
        <label
          key={value}
          className="relative flex cursor-pointer gap-3 rounded-lg p-3 text-sm/5 ring-1 ring-secondary-950/10 transition duration-150 has-checked:bg-primary-50 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:ring-white/15 dark:has-checked:bg-primary-400/10 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => saveTheme(value)}
            aria-label={name}
            className="mt-0.5 size-4 shrink-0 accent-primary-600 focus:outline-hidden dark:accent-primary-400"
          />
          <span>
            <span className="block font-medium text-secondary-950 dark:text-white">{name}</span>
            <span className="block text-secondary-600 dark:text-secondary-400">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
