/**
 * @title Theme switch
 * @description At the foot of a page: by day, by night, or as the system says.
 * @layout centered
 * @order 3
 */
import { useEffect, useState } from 'react'

const choices = [
  { value: 'light', name: 'Bone' },
  { value: 'dark', name: 'Bottle' },
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
    <fieldset className="min-w-0">
      <legend className="sr-only">Light</legend>
      <div className="flex flex-wrap gap-1 rounded-3xl border border-line p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="has-checked:text-paper grid min-h-10 cursor-pointer place-items-center rounded-full px-4 text-base/6 hover:underline has-checked:bg-ink has-checked:no-underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
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
