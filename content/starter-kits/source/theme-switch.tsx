/**
 * @title Theme switch
 * @description Light, dark, or as the system says.
 * @layout centered
 * @order 3
 */
import { useEffect, useState } from 'react'
import { ComputerDesktopIcon, MoonIcon, SunIcon } from '@heroicons/react/20/solid'

const choices = [
  { value: 'light', name: 'Light', icon: SunIcon },
  { value: 'dark', name: 'Dark', icon: MoonIcon },
  { value: 'system', name: 'As the system says', icon: ComputerDesktopIcon },
]

/* from lib/theme */
function watchTheme(listener: (theme: string) => void) {
  return () => listener('system')
}

/* from lib/theme */
function saveTheme(theme: string) {
  return theme
}

export default function ThemeSwitch() {
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
    <fieldset className="bg-secondary-950/5 flex rounded-lg p-0.5 dark:bg-white/10">
      <legend className="sr-only">Theme</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          title={choice.name}
          className="text-secondary-600 hover:text-secondary-950 has-checked:text-secondary-950 dark:text-secondary-400 relative grid h-9 w-10 cursor-pointer place-items-center rounded-md transition duration-150 has-checked:bg-white has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:h-8 sm:w-9 dark:hover:text-white dark:has-checked:bg-white/15 dark:has-checked:text-white dark:has-checked:shadow-none dark:has-focus-visible:outline-primary-400"
        >
          <input
            type="radio"
            name="theme"
            value={choice.value}
            checked={theme === choice.value}
            onChange={() => choose(choice.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md focus:outline-hidden"
          />
          <choice.icon aria-hidden="true" className="pointer-events-none size-5" />
          <span className="sr-only">{choice.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
