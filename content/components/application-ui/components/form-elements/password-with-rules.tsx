/**
 * @title Password input with rules
 * @description A password input with a button that reveals it, a meter that says how strong it is, and rules ticked off while typing.
 * @keywords password field, show password, password strength, strength meter, password requirements, reveal
 * @layout centered
 * @order 6
 * @part AUI-C19-6
 */
import { useState } from 'react'
import clsx from 'clsx'
import { CheckIcon } from '@heroicons/react/16/solid'
import { EyeIcon, EyeSlashIcon } from '@heroicons/react/20/solid'

const strengths = ['Too weak', 'Weak', 'Good', 'Strong']

export default function PasswordInputWithRules() {
  const [password, setPassword] = useState('tern quarry 26')
  const [isShown, setIsShown] = useState(false)
  const rules = [
    { name: 'At least 12 characters', isMet: password.length >= 12 },
    { name: 'A number', isMet: /\d/.test(password) },
    { name: 'An uppercase letter', isMet: /\p{Lu}/u.test(password) },
  ]
  const met = rules.filter((rule) => rule.isMet).length

  return (
    <form className="grid w-full max-w-sm gap-1.5">
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
          className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-11 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
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
      <div className="mt-1 flex items-center gap-3">
        <div aria-hidden="true" className="grid flex-1 grid-cols-3 gap-1">
          {rules.map((rule, index) => (
            <span
              key={rule.name}
              className={clsx(
                'h-1.5 rounded-full',
                index >= met
                  ? 'bg-secondary-200 dark:bg-white/15'
                  : met === 1
                    ? 'bg-red-600 dark:bg-red-400'
                    : met === 2
                      ? 'bg-amber-500 dark:bg-amber-400'
                      : 'bg-green-600 dark:bg-green-400',
              )}
            />
          ))}
        </div>
        <p id="rules-strength" role="status" className="text-xs/5 font-medium text-secondary-950 dark:text-white">
          {strengths[met]}
        </p>
      </div>
      <ul role="list" id="rules-list" className="mt-1 grid gap-1 text-sm/6">
        {rules.map((rule) => (
          <li
            key={rule.name}
            className={clsx(
              'flex items-center gap-2',
              rule.isMet ? 'text-green-800 dark:text-green-300' : 'text-secondary-600 dark:text-secondary-400',
            )}
          >
            {rule.isMet ? (
              <CheckIcon aria-hidden="true" className="size-4" />
            ) : (
              <span
                aria-hidden="true"
                className="mx-1 size-2 rounded-full border-2 border-secondary-400 dark:border-secondary-500"
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
