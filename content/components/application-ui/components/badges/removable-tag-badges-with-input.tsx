/**
 * @title Removable tag badges with input
 * @description A field of removable tags with a face, a count or an error, and the input that adds more inside it.
 * @keywords tags input, chips, token field, recipients, email field, pill, label, multi-value
 * @layout padded
 * @order 2
 * @part AUI-C04-2
 */
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { ExclamationCircleIcon, XMarkIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const invited = [
  { name: 'Eleanor Voss', avatar: '/media/avatars/avatar-23.webp', count: 1, isWrong: false },
  { name: 'Kofi Asante', avatar: '/media/avatars/avatar-14.webp', count: 1, isWrong: false },
  { name: 'Members in Maine', avatar: '', count: 212, isWrong: false },
  { name: 'june.park@harrowpoint', avatar: '', count: 1, isWrong: true },
]

export default function RemovableTagBadgesWithInput() {
  const [guests, setGuests] = useState(invited)
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const reached = guests.filter((guest) => !guest.isWrong).reduce((sum, guest) => sum + guest.count, 0)
  const wrong = guests.find((guest) => guest.isWrong)

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = text.trim()
    setText('')
    if (name === '' || guests.some((guest) => guest.name === name)) return
    setGuests([...guests, { name, avatar: '', count: 1, isWrong: !/^\S+@\S+\.\S+$/.test(name) }])
    setNews(`${name} added`)
  }

  function remove(name: string) {
    setGuests(guests.filter((guest) => guest.name !== name))
    setNews(`${name} removed`)
  }

  // Backspace in the empty field takes the last tag out again.
  function removeLast(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && text === '') setGuests(guests.slice(0, -1))
  }

  return (
    <form onSubmit={add} className="mx-auto max-w-2xl">
      <div className="flex justify-between gap-4 text-sm/6">
        <label htmlFor="tags-guest" className="font-medium text-secondary-950 dark:text-white">
          Invite to the opening
        </label>
        <p className="text-secondary-600 tabular-nums dark:text-secondary-400">
          <bdi>{reached === 1 ? '1 guest' : `${reached} guests`}</bdi>
        </p>
      </div>
      <div
        className={clsx(
          'mt-1.5 flex flex-wrap gap-2 rounded-lg border bg-white p-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400',
          wrong ? 'border-red-600 dark:border-red-400' : 'border-secondary-500 dark:border-white/40',
        )}
      >
        <ul role="list" className="contents">
          {guests.map((guest) => (
            <li
              key={guest.name}
              className={clsx(
                'flex min-w-0 items-center gap-1.5 rounded-full p-1 text-sm/6 font-medium ring-1 ring-inset',
                guest.isWrong
                  ? 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20'
                  : 'bg-primary-50 text-primary-900 ring-primary-600/20 dark:bg-primary-400/10 dark:text-primary-100 dark:ring-primary-400/20',
              )}
            >
              {guest.avatar !== '' && (
                <img src={guest.avatar} alt="" width={256} height={256} className="size-6 rounded-full" />
              )}
              {guest.count > 1 && (
                <span className="rounded-full bg-primary-700 px-2 text-xs/6 text-white tabular-nums">
                  {guest.count}
                </span>
              )}
              {guest.isWrong && (
                <ExclamationCircleIcon
                  aria-hidden="true"
                  className="ms-1 size-4 shrink-0 text-red-700 dark:text-red-400"
                />
              )}
              <span className="min-w-0 ps-0.5 wrap-break-word">{guest.name}</span>
              <button
                type="button"
                onClick={() => remove(guest.name)}
                className="-my-2 -me-2 rounded-full p-3 transition duration-150 hover:bg-secondary-950/10 focus-visible:outline-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:m-0 sm:p-1 dark:hover:bg-white/15 dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Remove {guest.name}</span>
                <XMarkIcon aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <input
          id="tags-guest"
          type="text"
          autoComplete="off"
          placeholder="Add an email address"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={removeLast}
          aria-describedby="tags-hint"
          className="min-h-10 min-w-44 flex-1 bg-transparent px-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-hidden sm:min-h-8 sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400"
        />
      </div>
      <p
        id="tags-hint"
        className={clsx(
          'mt-1.5 text-sm/6',
          wrong ? 'font-medium text-red-700 dark:text-red-400' : 'text-secondary-600 dark:text-secondary-400',
        )}
      >
        {wrong ? `${wrong.name} is not a complete email address.` : 'Press Enter after each address.'}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </form>
  )
}
