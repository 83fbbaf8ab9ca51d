/**
 * @title Theme switch
 * @description At the foot of a page: the black sheet, the white one, or as the system says.
 * @layout centered
 * @order 3
 */
import { useEffect, useState } from 'react'

const choices = [
  { value: 'dark', name: 'Black' },
  { value: 'light', name: 'White' },
  { value: 'system', name: 'System' },
]

/** What was chosen; as the system says where nothing was, or nothing that can be read. */
function chosen() {
  try {
    const theme = window.localStorage.getItem('theme')
    return theme === 'dark' || theme === 'light' ? theme : 'system'
  } catch {
    return 'system'
  }
}

function paint(theme: string) {
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
}

function keep(theme: string) {
  try {
    window.localStorage.setItem('theme', theme)
  } catch {
    // Where nothing may be stored, the choice is good for this page.
  }
}

export default function ThemeSwitch() {
  const [theme, setTheme] = useState('system')

  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    const follow = () => paint(chosen())
    const read = () => setTheme(chosen())
    read()
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [])

  function choose(value: string) {
    setTheme(value)
    keep(value)
    paint(value)
  }

  return (
    <fieldset className="border border-line">
      <legend className="sr-only">Sheet</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="letter has-checked:text-paper grid min-h-11 cursor-pointer place-items-center px-4 hover:bg-raised has-checked:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
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
      </div>
    </fieldset>
  )
}
