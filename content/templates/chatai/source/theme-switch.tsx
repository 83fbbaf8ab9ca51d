/**
 * @title Theme switch
 * @description Light, dark, or as the system says.
 * @layout centered
 * @order 3
 */
import { useEffect, useState } from 'react'

const choices = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'System' },
]

function paint(theme: string) {
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
}

export default function ThemeSwitch() {
  const [theme, setTheme] = useState('system')

  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    const follow = () => paint(window.localStorage.getItem('theme') ?? 'system')
    const read = () => setTheme(window.localStorage.getItem('theme') ?? 'system')
    read()
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [])

  function choose(value: string) {
    setTheme(value)
    window.localStorage.setItem('theme', value)
    paint(value)
  }

  return (
    <fieldset className="flex w-fit flex-wrap gap-1 rounded-lg p-1 ring-1 ring-line ring-inset">
      <legend className="sr-only">Theme</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="text-soft has-checked:text-paper inline-flex min-h-10 cursor-pointer items-center rounded-md px-3 text-[0.9375rem]/6 has-checked:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="theme"
            value={choice.value}
            checked={theme === choice.value}
            onChange={() => choose(choice.value)}
            className="sr-only"
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  )
}
