/**
 * @title Toggle buttons for follow and favorite
 * @description Four toggle buttons that stay pressed: follow with its word, star and like with counts that go along, save as an icon.
 * @keywords like button, star button, bookmark button, heart, pressed state, counter, social actions
 * @layout centered
 * @order 8
 * @part AUI-C07-8
 */
import { useState } from 'react'
import clsx from 'clsx'
import { BookmarkIcon, CheckIcon, HeartIcon, PlusIcon, StarIcon } from '@heroicons/react/20/solid'

export default function ToggleButtonsForFollowAndFavorite() {
  const [pressed, setPressed] = useState(['follow', 'star', 'save'])

  function toggle(id: string) {
    setPressed(pressed.includes(id) ? pressed.filter((each) => each !== id) : [...pressed, id])
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <button
        type="button"
        onClick={() => toggle('follow')}
        className={clsx(
          'inline-flex min-w-28 items-center justify-center gap-1.5 rounded-full px-3.5 py-2 text-sm/6 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
          pressed.includes('follow')
            ? 'bg-primary-50 text-primary-700 dark:bg-primary-400/15 dark:text-primary-200'
            : 'bg-primary-600 text-white hover:bg-primary-700 active:bg-primary-800',
        )}
      >
        {pressed.includes('follow') ? (
          <CheckIcon aria-hidden="true" className="-ms-1 size-5" />
        ) : (
          <PlusIcon aria-hidden="true" className="-ms-1 size-5" />
        )}
        {pressed.includes('follow') ? 'Following' : 'Follow'}
      </button>
      <button
        type="button"
        aria-pressed={pressed.includes('star')}
        onClick={() => toggle('star')}
        className="inline-flex items-center gap-2 rounded-full bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
      >
        <StarIcon
          aria-hidden="true"
          className={clsx(
            '-ms-0.5 size-5',
            pressed.includes('star')
              ? 'text-amber-500 dark:text-amber-400'
              : 'text-secondary-400 dark:text-secondary-500',
          )}
        />
        Star
        <span className="border-s border-secondary-950/10 ps-2.5 font-medium text-secondary-600 tabular-nums dark:border-white/10 dark:text-secondary-400">
          {(pressed.includes('star') ? 1284 : 1283).toLocaleString('en')}
        </span>
      </button>
      <button
        type="button"
        aria-pressed={pressed.includes('like')}
        onClick={() => toggle('like')}
        className="inline-flex items-center gap-2 rounded-full bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
      >
        <HeartIcon
          aria-hidden="true"
          className={clsx(
            '-ms-0.5 size-5',
            pressed.includes('like') ? 'text-red-600 dark:text-red-400' : 'text-secondary-400 dark:text-secondary-500',
          )}
        />
        Like
        <span className="border-s border-secondary-950/10 ps-2.5 font-medium text-secondary-600 tabular-nums dark:border-white/10 dark:text-secondary-400">
          {(pressed.includes('like') ? 97 : 96).toLocaleString('en')}
        </span>
      </button>
      <button
        type="button"
        aria-label="Save for later"
        title="Save for later"
        aria-pressed={pressed.includes('save')}
        onClick={() => toggle('save')}
        className={clsx(
          'rounded-full p-2.5 transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
          pressed.includes('save')
            ? 'bg-primary-50 text-primary-700 hover:bg-primary-100 dark:bg-primary-400/15 dark:text-primary-200'
            : 'text-secondary-500 hover:bg-secondary-950/5 dark:text-secondary-400 dark:hover:bg-white/10',
        )}
      >
        <BookmarkIcon aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
