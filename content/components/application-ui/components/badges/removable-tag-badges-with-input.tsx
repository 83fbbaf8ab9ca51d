/**
 * @title Removable tag badges with input
 * @description A field of removable tags, some with a face or a count, with an input that adds more.
 * @keywords tags input, chips, token field, recipients, topics, pill, label, multi-value
 * @layout padded
 * @order 2
 * @part AUI-C04-2
 */
import { type FormEvent, useState } from 'react'
import { PlusIcon, XMarkIcon } from '@heroicons/react/16/solid'

const guests = [
  { id: 'amara', name: 'Amara Okonkwo', avatar: '/media/avatars/avatar-04.webp' },
  { id: 'omar', name: 'Omar Haddad', avatar: '/media/avatars/avatar-11.webp' },
  { id: 'maria', name: 'María Fernanda Villanueva-Echeverría', avatar: '/media/avatars/avatar-01.webp' },
]

const topics = ['Tides', 'Lighthouses', 'Knots and ropes']

export default function RemovableTagBadgesWithInput() {
  const [people, setPeople] = useState(guests)
  const [tags, setTags] = useState(topics)
  const [text, setText] = useState('')
  const [news, setNews] = useState('')

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const tag = text.trim()
    setText('')
    if (tag === '' || tags.includes(tag)) return
    setTags([...tags, tag])
    setNews(`${tag} added`)
  }

  function takeAway(tag: string) {
    setTags(tags.filter((each) => each !== tag))
    setNews(`${tag} taken away`)
  }

  function uninvite(id: string, name: string) {
    setPeople(people.filter((person) => person.id !== id))
    setNews(`${name} taken away`)
  }

  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <section aria-labelledby="tags-people">
        <h3 id="tags-people" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
          Invited
        </h3>
        <ul role="list" className="mt-2 flex min-h-8 flex-wrap gap-2">
          {people.map((person) => (
            <li
              key={person.id}
              className="flex min-w-0 items-center gap-2 rounded-full bg-white p-1 text-sm/6 font-medium text-secondary-950 ring-1 ring-secondary-300 ring-inset dark:bg-white/5 dark:text-white dark:ring-white/15"
            >
              <img src={person.avatar} alt="" width={256} height={256} className="size-6 rounded-full" />
              <span className="min-w-0 wrap-break-word">{person.name}</span>
              <button
                type="button"
                onClick={() => uninvite(person.id, person.name)}
                className="relative rounded-full p-1 text-secondary-500 transition duration-150 after:absolute after:-inset-2 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:after:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Remove {person.name}</span>
                <XMarkIcon aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tags-topics">
        <h3 id="tags-topics" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
          Topics
        </h3>
        <ul role="list" className="mt-2 flex min-h-8 flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex min-w-0 items-center gap-1 rounded-full bg-primary-50 ps-3 pe-1 text-sm/6 font-medium text-primary-800 ring-1 ring-primary-600/20 ring-inset dark:bg-primary-400/10 dark:text-primary-200 dark:ring-primary-400/20"
            >
              <span className="min-w-0 wrap-break-word">{tag}</span>
              <button
                type="button"
                onClick={() => takeAway(tag)}
                className="relative my-1 rounded-full p-1 transition duration-150 after:absolute after:-inset-2 hover:bg-primary-600/10 focus-visible:outline-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:after:hidden dark:hover:bg-primary-400/20 dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Remove {tag}</span>
                <XMarkIcon aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={add} className="mt-3 flex max-w-xs gap-2">
          <input
            type="text"
            aria-label="Another topic"
            placeholder="Another topic"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="w-full min-w-0 rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
          />
          <button
            type="submit"
            className="inline-flex shrink-0 items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <PlusIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
            Add
          </button>
        </form>
      </section>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
