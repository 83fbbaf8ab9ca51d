/**
 * @title Password input with rules
 * @description A password input with a button that reveals it, rules ticked off while typing, and a meter that rates the password once all of them are met.
 * @keywords password field, show password, password strength, strength meter, password requirements, reveal
 * @layout centered
 * @order 6
 * @part AUI-C19-6
 */
import { useState } from 'react'
import clsx from 'clsx'
import { CheckCircleIcon, EyeIcon, EyeSlashIcon } from '@heroicons/react/20/solid'

const verdicts = [
  'Enter a password',
  'Weak. Meet the last rule.',
  'Fair. Make it longer and more varied.',
  'Good. A few more characters make it strong.',
  'Strong',
]

const bars = [1, 2, 3, 4]

// How many different characters there are says more than their kinds; ask a list of leaked passwords on your server.
function strengthOf(password: string) {
  const different = new Set(password).size
  if (password.length >= 16 && different >= 10) return 4
  return password.length >= 14 && different >= 8 ? 3 : 2
}

export default function PasswordInputWithRules() {
  const [password, setPassword] = useState('Tern quarry hill')
  const [isShown, setIsShown] = useState(false)
  const rules = [
    { name: 'At least 12 characters', isMet: password.length >= 12 },
    { name: 'An uppercase letter', isMet: /\p{Lu}/u.test(password) },
    { name: 'A number', isMet: /\d/.test(password) },
  ]
  const met = rules.filter((rule) => rule.isMet).length
  const strength = password === '' ? 0 : met < rules.length ? 1 : strengthOf(password)

  return (
    <form className="grid w-full max-w-md gap-1.5 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <label htmlFor="rules-password" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
        New password
      </label>
      <div className="grid items-center">
        <input
          id="rules-password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-describedby="rules-strength rules-list"
          className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-11 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
        />
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="col-start-1 row-start-1 justify-self-end rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:me-1 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <span className="sr-only">Show password</span>
          {isShown ? (
            <EyeSlashIcon aria-hidden="true" className="size-5" />
          ) : (
            <EyeIcon aria-hidden="true" className="size-5" />
          )}
        </button>
      </div>
      <div aria-hidden="true" className="mt-2 grid grid-cols-4 gap-1.5">
        {bars.map((bar) => (
          <span
            key={bar}
            className={clsx(
              'h-2 rounded-full transition duration-150 motion-reduce:transition-none',
              bar > strength
                ? 'bg-secondary-200 dark:bg-white/15'
                : strength === 1
                  ? 'bg-red-600 dark:bg-red-400'
                  : strength === 2
                    ? 'bg-amber-500 dark:bg-amber-400'
                    : 'bg-green-600 dark:bg-green-400',
            )}
          />
        ))}
      </div>
      <p id="rules-strength" role="status" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
        {strength === 1 && met < 2
          ? met === 0
            ? 'Weak. Meet all three rules.'
            : 'Weak. Meet two more rules.'
          : verdicts[strength]}
      </p>
      <ul
        role="list"
        id="rules-list"
        className="mt-3 grid gap-2 border-t border-secondary-950/10 pt-4 text-sm/5 dark:border-white/10"
      >
        {rules.map((rule) => (
          <li
            key={rule.name}
            className={clsx(
              'flex items-center gap-2.5',
              rule.isMet
                ? 'text-secondary-600 dark:text-secondary-400'
                : 'font-semibold text-secondary-950 dark:text-white',
            )}
          >
            {rule.isMet ? (
              <CheckCircleIcon aria-hidden="true" className="size-5 text-green-700 dark:text-green-400" />
            ) : (
              <span
                aria-hidden="true"
                className="m-0.5 size-4 rounded-full border-2 border-red-600 dark:border-red-400"
              />
            )}
            {rule.name}
            {rule.isMet && <span className="sr-only">, met</span>}
          </li>
        ))}
      </ul>
    </form>
  )
}
