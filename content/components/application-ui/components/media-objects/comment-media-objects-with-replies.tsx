/**
 * @title Comment media objects with replies
 * @description A thread of comments beside the photo they are pinned to, with avatars, nested replies and a field to answer in.
 * @keywords comment thread, discussion, nested comments, conversation, feedback, review notes
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C25-1
 */
import { useState, type FormEvent } from 'react'
import { CheckCircleIcon as ResolvedIcon } from '@heroicons/react/20/solid'
import { CheckCircleIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const thread = {
  person: 'Emil Sørensen',
  avatar: '/media/avatars/avatar-36.webp',
  time: 'Yesterday, 4:12 PM',
  text: 'The second photo shows the old shade. Do we have one of the new glaze, or should the page wait until Thursday?',
}

const answers = [
  {
    id: 1,
    person: 'Leïla Haddad',
    avatar: '/media/avatars/avatar-32.webp',
    time: 'Yesterday, 5:03 PM',
    text: 'The new ones come out of the kiln tomorrow morning. I can photograph two before noon.',
  },
  {
    id: 2,
    person: 'Emil Sørensen',
    avatar: '/media/avatars/avatar-36.webp',
    time: 'Today, 9:15 AM',
    text: 'Two is plenty. I’ll move the launch to 3 PM.',
  },
]

export default function CommentMediaObjectsWithReplies() {
  const [replies, setReplies] = useState(answers)
  // Begin with ''; the sample shows a reply that is being written
  const [text, setText] = useState('I’ll tell the shop.')
  const [resolved, setResolved] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!text.trim()) return
    setReplies([
      ...replies,
      {
        id: replies.length + 1,
        person: 'You',
        avatar: '/media/avatars/avatar-25.webp',
        time: 'Just now',
        text: text.trim(),
      },
    ])
    setText('')
  }

  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 items-start gap-6 sm:grid-cols-5 lg:gap-10">
      <figure className="sm:col-span-2">
        <div className="relative">
          <img
            src="/media/products/bowls-shore.webp"
            alt="Three nested bowls, glazed blue, gray and white"
            width={640}
            height={800}
            className="aspect-4/3 w-full rounded-xl object-cover sm:aspect-square"
          />
          {/* What the comment points at */}
          <span
            aria-hidden="true"
            className="absolute start-1/3 top-1/2 size-11 rounded-full rounded-bl-sm bg-primary-600 p-1 shadow-lg rtl:rounded-br-sm rtl:rounded-bl-full"
          >
            <img src={thread.avatar} alt="" width={256} height={256} className="size-full rounded-full" />
          </span>
        </div>
        <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm/6 text-secondary-600 dark:text-secondary-400">
          <span className="font-medium text-secondary-950 dark:text-white">Nested bowls in Shore</span>
          Photo 2 of 4
        </figcaption>
      </figure>
      <article aria-label={`Comment by ${thread.person}`} className="flex gap-3 sm:col-span-3 sm:gap-4">
        <img src={thread.avatar} alt="" width={256} height={256} className="size-10 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1">
          <header className="flex items-start gap-x-3">
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <h3 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">{thread.person}</h3>
              <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">{thread.time}</p>
            </div>
            <button
              type="button"
              onClick={() => setResolved(!resolved)}
              className={clsx(
                '-my-2 -me-1 inline-flex items-center gap-1.5 rounded-lg p-3 text-sm/5 font-medium transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-my-1 sm:me-0 sm:px-2 sm:py-1.5 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400',
                resolved ? 'text-green-800 dark:text-green-400' : 'text-secondary-600 dark:text-secondary-400',
              )}
            >
              {resolved ? (
                <ResolvedIcon aria-hidden="true" className="size-5" />
              ) : (
                <CheckCircleIcon aria-hidden="true" className="size-5" />
              )}
              <span className="max-sm:sr-only">{resolved ? 'Resolved' : 'Resolve'}</span>
            </button>
          </header>
          <p className="mt-1 text-base/7 text-pretty text-secondary-700 sm:text-sm/6 dark:text-secondary-300">
            {thread.text}
          </p>
          <ul
            role="list"
            aria-label="Replies"
            aria-live="polite"
            className="mt-4 grid gap-5 border-s-2 border-secondary-950/10 py-1 ps-4 sm:ps-5 dark:border-white/10"
          >
            {replies.map((reply) => (
              <li key={reply.id} className="flex gap-3">
                <img src={reply.avatar} alt="" width={256} height={256} className="size-8 shrink-0 rounded-full" />
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-baseline gap-x-3 text-sm/6">
                    <span className="font-semibold text-secondary-950 dark:text-white">{reply.person}</span>
                    <span className="text-secondary-600 dark:text-secondary-400">{reply.time}</span>
                  </p>
                  <p className="text-base/7 text-pretty wrap-break-word text-secondary-700 sm:text-sm/6 dark:text-secondary-300">
                    {reply.text}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <form onSubmit={send} className="mt-4 flex items-start gap-3 sm:ps-6">
            <img
              src="/media/avatars/avatar-25.webp"
              alt=""
              width={256}
              height={256}
              className="size-8 shrink-0 rounded-full max-sm:hidden"
            />
            <label htmlFor="thread-reply" className="sr-only">
              Reply to {thread.person}
            </label>
            <textarea
              id="thread-reply"
              rows={1}
              placeholder="Reply"
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="block min-w-0 flex-1 rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:py-1.5 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
            <button
              type="submit"
              disabled={!text.trim()}
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none max-sm:self-stretch sm:py-1.5 dark:focus-visible:outline-primary-400"
            >
              Send
            </button>
          </form>
        </div>
      </article>
    </div>
  )
}
