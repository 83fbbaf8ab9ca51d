/**
 * @title Comment section with sorting
 * @description A comment section where readers reply, mark others helpful and sort by helpful or new.
 * @keywords comments, discussion, replies, likes, forum, comment form
 * @layout full
 * @order 1
 * @part MKT-S08-1
 */
import { useState, type FormEvent } from 'react'
import { HandThumbUpIcon } from '@heroicons/react/16/solid'

const first = [
  {
    id: 'c1',
    person: 'Samuel Mensah',
    avatar: '/media/avatars/avatar-10.webp',
    badge: '',
    when: 'November 19',
    age: 3,
    votes: 24,
    voted: false,
    text: 'We moved our invoice day from the 1st to the 22nd after reading something like this two years ago. The same customers, the same terms, and the thin week in the middle of the month was gone.',
  },
  {
    id: 'c2',
    person: 'Astrid Lindqvist',
    avatar: '/media/avatars/avatar-08.webp',
    badge: 'Author',
    when: 'November 20',
    age: 2,
    votes: 11,
    voted: false,
    text: 'That is the cheapest fix there is, and it works best where customers pay in runs. Ask them when they run payments; almost nobody minds the question.',
  },
  {
    id: 'c3',
    person: 'Mei-Ling Zhao',
    avatar: '/media/avatars/avatar-06.webp',
    badge: '',
    when: 'November 21',
    age: 1,
    votes: 3,
    voted: false,
    text: 'Does this hold for shops with card payments only? Ours arrive two days later whatever we do.',
  },
]

const orders = [
  { value: 'helpful', name: 'Most helpful' },
  { value: 'newest', name: 'Newest' },
]

export default function CommentSectionWithSorting() {
  const [comments, setComments] = useState(first)
  const [order, setOrder] = useState('helpful')
  const [draft, setDraft] = useState('')
  const [message, setMessage] = useState('')
  const sorted = comments.toSorted((a, z) => (order === 'helpful' ? z.votes - a.votes : a.age - z.age))

  function vote(id: string) {
    setComments(
      comments.map((comment) =>
        comment.id === id
          ? { ...comment, voted: !comment.voted, votes: comment.votes + (comment.voted ? -1 : 1) }
          : comment,
      ),
    )
  }

  function post(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = draft.trim()
    if (text === '') return
    const own = {
      id: `own-${comments.length}`,
      person: 'Ngozi Adeyemi',
      avatar: '/media/avatars/avatar-04.webp',
      badge: 'You',
      when: 'Just now',
      age: -comments.length,
      votes: 0,
      voted: false,
      text,
    }
    setComments([...comments, own])
    setOrder('newest')
    setDraft('')
    setMessage('Your comment is published. You can change it for 15 minutes.')
  }

  return (
    <section aria-labelledby="discussion-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6 sm:py-20 lg:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2
            id="discussion-heading"
            className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white"
          >
            {comments.length} comments
          </h2>
          <fieldset className="flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
            <legend className="sr-only">Order</legend>
            {orders.map((option) => (
              <label
                key={option.value}
                className="relative rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
              >
                {option.name}
                <input
                  type="radio"
                  name="discussion-order"
                  value={option.value}
                  checked={order === option.value}
                  onChange={() => setOrder(option.value)}
                  className="sr-only"
                />
              </label>
            ))}
          </fieldset>
        </div>

        <form onSubmit={post} className="mt-6 flex gap-4">
          <img
            src="/media/avatars/avatar-04.webp"
            alt=""
            width={256}
            height={256}
            className="size-10 shrink-0 rounded-full max-sm:hidden"
          />
          <div className="min-w-0 flex-1 rounded-xl border border-secondary-500 bg-white focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:focus-within:outline-primary-400">
            <label htmlFor="discussion-draft" className="sr-only">
              Your comment
            </label>
            <textarea
              id="discussion-draft"
              rows={3}
              required
              maxLength={1200}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              placeholder="What is it like at your place?"
              className="block w-full resize-none rounded-t-xl bg-transparent px-4 py-3 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400"
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-3">
              <p className="text-xs/5 text-secondary-600 dark:text-secondary-400">
                Shown as Ngozi Adeyemi. Be kind, be specific.
              </p>
              <button
                type="submit"
                className="ms-auto rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Publish
              </button>
            </div>
          </div>
        </form>
        <p role="status" className="mt-2 min-h-6 text-sm/6 text-green-800 sm:ps-14 dark:text-green-400">
          {message}
        </p>

        <ul role="list" className="mt-4 grid">
          {sorted.map((comment) => (
            <li key={comment.id} className="flex gap-4 border-t border-secondary-950/10 py-6 dark:border-white/10">
              <img src={comment.avatar} alt="" width={256} height={256} className="size-10 shrink-0 rounded-full" />
              <article aria-label={`Comment by ${comment.person}`} className="min-w-0 flex-1">
                <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm/6">
                  <h3 className="font-semibold text-secondary-950 dark:text-white">{comment.person}</h3>
                  {comment.badge !== '' && (
                    <p className="rounded-full bg-primary-50 px-2 text-xs/5 font-medium text-primary-800 ring-1 ring-primary-700/20 ring-inset dark:bg-primary-400/10 dark:text-primary-200 dark:ring-primary-400/20">
                      {comment.badge}
                    </p>
                  )}
                  <p className="text-secondary-600 dark:text-secondary-400">{comment.when}</p>
                </header>
                <p className="mt-1 text-base/7 text-pretty wrap-break-word text-secondary-700 dark:text-secondary-300">
                  {comment.text}
                </p>
                <button
                  type="button"
                  aria-pressed={comment.voted}
                  aria-label={`Helpful ${comment.votes}, ${comment.person}`}
                  onClick={() => vote(comment.id)}
                  className="-ms-2.5 mt-1 -mb-1 inline-flex items-center gap-1.5 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 tabular-nums transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-50 aria-pressed:text-primary-800 motion-reduce:transition-none sm:mt-2 sm:mb-0 sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-400/15 dark:aria-pressed:text-primary-200"
                >
                  <HandThumbUpIcon aria-hidden="true" className="size-4" />
                  <span>Helpful {comment.votes}</span>
                </button>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
