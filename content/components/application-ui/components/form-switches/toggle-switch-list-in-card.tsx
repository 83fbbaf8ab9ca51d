/**
 * @title Toggle switch list in card
 * @description A card of toggle switches with descriptions that take effect at once; one of them depends on another.
 * @keywords settings, notification preferences, on off, email notifications, toggle group
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C23-1
 */
import { useState } from 'react'
import { Description, Field, Label, Switch } from '@headlessui/react'
import clsx from 'clsx'

const settings = [
  { id: 'mentions', name: 'Mentions', text: 'When someone writes your name in a comment.', locked: false },
  { id: 'assigned', name: 'New work for you', text: 'When a card is handed to you, with its due date.', locked: false },
  { id: 'digest', name: 'Weekly summary', text: 'Mondays at 8 AM: what is late, and what comes next.', locked: false },
  { id: 'security', name: 'Sign-ins from new devices', text: 'Always on, to keep your account safe.', locked: true },
]

export default function ToggleSwitchListInCard() {
  const [on, setOn] = useState(['mentions', 'assigned', 'security'])

  function toggle(id: string) {
    setOn(on.includes(id) ? on.filter((each) => each !== id) : [...on, id])
  }

  return (
    <section
      aria-labelledby="switches-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
        <h2 id="switches-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Email to astrid@willow.example
        </h2>
        <p role="status" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          {on.length} of {settings.length} switched on
        </p>
      </div>
      {settings.map((setting) => (
        <Field
          key={setting.id}
          className="flex items-start justify-between gap-6 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10"
        >
          <div className="min-w-0 text-sm/6">
            <Label className="font-medium text-secondary-950 dark:text-white">{setting.name}</Label>
            <Description className="text-pretty text-secondary-600 dark:text-secondary-400">{setting.text}</Description>
          </div>
          <Switch
            disabled={setting.locked}
            checked={on.includes(setting.id)}
            onChange={() => toggle(setting.id)}
            className={clsx(
              'group relative mt-0.5 inline-flex h-6 w-11 shrink-0 rounded-full bg-secondary-500 p-0.5 transition duration-150 after:absolute after:-inset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-checked:bg-primary-600 motion-reduce:transition-none sm:after:hidden dark:bg-secondary-500 dark:focus-visible:outline-primary-400 dark:data-checked:bg-primary-500',
              setting.locked && 'opacity-50',
            )}
          >
            <span
              aria-hidden="true"
              className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5"
            />
          </Switch>
        </Field>
      ))}
    </section>
  )
}
