/**
 * @title Theme choice
 * @description Light, dark, or as the system says, in words.
 * @layout padded
 * @order 21
 */
import { useEffect, useState } from 'react'

const choices = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'System' },
]

/* from lib/theme */
function watchTheme(listener: (theme: string) => void) {
  return () => listener('system')
}

/* from lib/theme */
function saveTheme(theme: string) {
  return theme
}

export default function ThemeChoice() {
  const [theme, setTheme] = useState('system')

  useEffect(() => {
    const stop = watchTheme((saved: string) => setTheme(saved))
    return () => stop()
  }, [])

  function choose(value: string) {
    setTheme(value)
    saveTheme(value)
  }

  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-3">
      <legend className="sr-only">Theme</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="text-secondary-950 flex items-center gap-2.5 text-sm/6 dark:text-white">
          <input
            type="radio"
            name="theme"
            value={choice.value}
            checked={theme === choice.value}
            onChange={() => choose(choice.value)}
            className="size-4 accent-primary-600 dark:accent-primary-400"
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  )
}
