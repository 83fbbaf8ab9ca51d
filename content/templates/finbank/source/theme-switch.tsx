/**
 * @title Theme switch
 * @description Use at the foot of a page: day, night, or as the system says.
 * @layout centered
 * @order 3
 */
import { useEffect, useState } from 'react'

const choices = [
  { value: 'light', name: 'Day' },
  { value: 'dark', name: 'Night' },
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
    <fieldset className="flex gap-5">
      <legend className="sr-only">Theme</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="text-ledger-300 hover:text-ledger-50 has-checked:border-vermilion-400 has-checked:text-ledger-50 has-focus-visible:outline-vermilion-400 cursor-pointer border-b-2 border-transparent py-2 text-base/6 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
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
