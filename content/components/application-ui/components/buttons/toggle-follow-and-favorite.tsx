/**
 * @title Toggle buttons for follow and favorite
 * @description A picture with toggle buttons that stay pressed and change their word: follow, like and star with counts, save as an icon.
 * @keywords like button, star button, bookmark button, heart, pressed state, counter, social actions
 * @layout padded
 * @order 8
 * @part AUI-C07-8
 */
import { useState } from 'react'
import clsx from 'clsx'
import { BookmarkIcon, CheckIcon, HeartIcon, PlusIcon, StarIcon } from '@heroicons/react/20/solid'

const reactions = [
  { id: 'like', icon: HeartIcon, word: 'Like', pressedWord: 'Liked', count: 96 },
  { id: 'star', icon: StarIcon, word: 'Star', pressedWord: 'Starred', count: 1283 },
]

export default function ToggleButtonsForFollowAndFavorite() {
  const [pressed, setPressed] = useState(['star', 'save'])

  function toggle(id: string) {
    setPressed(pressed.includes(id) ? pressed.filter((each) => each !== id) : [...pressed, id])
  }

  return (
    <article className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="relative">
        <img
          src="/media/scenes/paper-clay-wide.webp"
          alt="Waves of cut paper from cream through orange to dark red"
          width={1200}
          height={675}
          className="h-44 w-full object-cover object-bottom"
        />
        <button
          type="button"
          aria-label="Save for later"
          title="Save for later"
          aria-pressed={pressed.includes('save')}
          onClick={() => toggle('save')}
          className={clsx(
            'absolute end-4 top-4 rounded-full p-3 transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-secondary-950 motion-reduce:transition-none',
            pressed.includes('save') ? 'bg-secondary-950 text-white' : 'bg-white text-secondary-950',
          )}
        >
          <BookmarkIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="flex items-center gap-3 px-5 pt-5 sm:px-6">
        <img src="/media/avatars/avatar-09.webp" alt="" width={256} height={256} className="size-12 rounded-full" />
        <div className="me-auto min-w-0 text-sm/6">
          <h2 className="text-base/6 font-semibold text-secondary-950 dark:text-white">Evening, cut in nine papers</h2>
          <p className="text-secondary-600 dark:text-secondary-400">Jin Takahashi, Kavak Studio</p>
        </div>
        <button
          type="button"
          onClick={() => toggle('follow')}
          className={clsx(
            'inline-flex min-w-28 items-center justify-center gap-1.5 rounded-full px-3.5 py-2 text-sm/6 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
            pressed.includes('follow')
              ? 'bg-primary-100 text-primary-800 dark:bg-primary-400/15 dark:text-primary-200'
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
      </div>
      <div className="flex flex-wrap gap-3 p-5 sm:px-6">
        {reactions.map((reaction) => (
          <button
            key={reaction.id}
            type="button"
            onClick={() => toggle(reaction.id)}
            className="inline-flex flex-1 items-center justify-center gap-2 rounded-full bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
          >
            <reaction.icon
              aria-hidden="true"
              className={clsx(
                '-ms-0.5 size-5',
                !pressed.includes(reaction.id)
                  ? 'text-secondary-400 dark:text-secondary-500'
                  : reaction.id === 'like'
                    ? 'text-red-600 dark:text-red-400'
                    : 'text-amber-500 dark:text-amber-400',
              )}
            />
            {pressed.includes(reaction.id) ? reaction.pressedWord : reaction.word}
            <span className="border-s border-secondary-950/10 ps-2.5 font-medium text-secondary-600 tabular-nums dark:border-white/10 dark:text-secondary-400">
              {(pressed.includes(reaction.id) ? reaction.count + 1 : reaction.count).toLocaleString('en')}
            </span>
          </button>
        ))}
      </div>
    </article>
  )
}
