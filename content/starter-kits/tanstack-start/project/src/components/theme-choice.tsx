import { useEffect, useState } from 'react'
import { saveTheme, type Theme, watchTheme } from '~/lib/theme'

const choices: { value: Theme; name: string }[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'System' },
]

/** Light, dark, or as the system says. */
export default function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => watchTheme(setTheme), [])

  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-3 noscript:hidden">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ value, name }) => (
          <label key={value} className="flex items-center gap-2.5 text-sm/6 text-secondary-950 dark:text-white">
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => saveTheme(value)}
              className="size-4 accent-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:accent-primary-400 dark:focus-visible:outline-primary-400"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="hidden text-sm/6 text-secondary-600 dark:text-secondary-400 noscript:block">
        Choosing one needs JavaScript.
      </p>
    </>
  )
}
