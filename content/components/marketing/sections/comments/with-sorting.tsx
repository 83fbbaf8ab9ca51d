/**
 * @title Comment section with sorting
 * @description A comment section with a form above threads of comments and replies, where readers reply, mark others helpful and sort.
 * @keywords comments, discussion, replies, likes, forum, comment form
 * @layout full
 * @order 1
 * @part MKT-S08-1
 */
import { useState, type FormEvent } from 'react'
import { ArrowUturnLeftIcon, HandThumbUpIcon } from '@heroicons/react/16/solid'

const first = [
  {
    id: 'c1',
    parent: '',
    person: 'Pilar Ibarra',
    avatar: '/media/avatars/avatar-13.webp',
    badge: '',
    when: 'November 19',
    age: 5,
    votes: 25,
    voted: true,
    text: 'We moved our invoice day from the 1st to the 22nd two years ago. Same customers, same terms, and the thin week is gone.',
  },
  {
    id: 'c2',
    parent: 'c1',
    person: 'Ines Carvalho',
    avatar: '/media/people/person-15-400.webp',
    badge: 'Author',
    when: 'November 20',
    age: 4,
    votes: 11,
    voted: false,
    text: 'That is the cheapest fix there is. Ask your customers when they run payments; almost nobody minds the question.',
  },
  {
    id: 'c3',
    parent: 'c1',
    person: 'Kofi Boateng',
    avatar: '/media/avatars/avatar-22.webp',
    badge: '',
    when: 'November 20',
    age: 3,
    votes: 6,
    voted: false,
    text: 'Same here. Two of our five largest pay on the 10th, and we had never asked.',
  },
  {
    id: 'c4',
    parent: '',
    person: 'Mei-Ling Zhao',
    avatar: '/media/avatars/avatar-15.webp',
    badge: '',
    when: 'November 21',
    age: 2,
    votes: 3,
    voted: false,
    text: 'Does this hold for shops that only take cards? Ours arrive two days later whatever we do.',
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
  const [replyTo, setReplyTo] = useState('')
  const [reply, setReply] = useState('')
  const [message, setMessage] = useState('')
  const threads = comments
    .filter((comment) => comment.parent === '')
    .toSorted((a, z) => (order === 'helpful' ? z.votes - a.votes : a.age - z.age))

  function vote(id: string) {
    setComments(
      comments.map((comment) =>
        comment.id === id
          ? { ...comment, voted: !comment.voted, votes: comment.votes + (comment.voted ? -1 : 1) }
          : comment,
      ),
    )
  }

  function own(text: string, parent: string) {
    return {
      id: `own-${comments.length}`,
      parent,
      person: 'Theo Lambert',
      avatar: '/media/avatars/avatar-16.webp',
      badge: 'You',
      when: 'Just now',
      age: -comments.length,
      votes: 0,
      voted: false,
      text,
    }
  }

  function post(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (draft.trim() === '') return
    setComments([...comments, own(draft.trim(), '')])
    setOrder('newest')
    setDraft('')
    setMessage('Your comment is posted. You can edit it for 15 minutes.')
  }

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reply.trim() === '') return
    setComments([...comments, own(reply.trim(), replyTo)])
    setReply('')
    setReplyTo('')
    setMessage('Your reply is posted. You can edit it for 15 minutes.')
  }

  return (
    <section aria-labelledby="discussion-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-4xl px-4 py-10 sm:px-6 sm:py-12">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2
            id="discussion-heading"
            className="text-3xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            <bdi>{comments.length} comments</bdi> on week eight
          </h2>
          <fieldset className="flex w-fit rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
            <legend className="sr-only">Sort by</legend>
            {orders.map((option) => (
              <label
                key={option.value}
                className="relative rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:text-secondary-950 has-checked:bg-secondary-950 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-white dark:has-checked:text-secondary-950 dark:has-focus-visible:outline-primary-400"
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
            src="/media/avatars/avatar-16.webp"
            alt=""
            width={256}
            height={256}
            className="size-12 shrink-0 rounded-full max-sm:hidden"
          />
          <div className="min-w-0 flex-1 rounded-xl bg-white shadow-xs ring-1 ring-secondary-500 focus-within:ring-2 focus-within:ring-primary-600 dark:bg-white/5 dark:shadow-none dark:ring-white/40 dark:focus-within:ring-primary-400">
            <textarea
              id="discussion-draft"
              aria-label="Your comment"
              placeholder="When do your customers pay?"
              rows={2}
              required
              maxLength={1200}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              className="block w-full resize-none bg-transparent px-4 pt-3 text-lg/7 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-2 ps-4">
              <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">As Theo Lambert</p>
              <button
                type="submit"
                className="rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Post comment
              </button>
            </div>
          </div>
        </form>
        <p role="status" className="mt-2 min-h-6 text-sm/6 font-medium text-green-800 sm:ps-16 dark:text-green-400">
          {message}
        </p>
        <ul role="list" className="grid">
          {threads.map((comment) => (
            <li key={comment.id} className="border-t border-secondary-950/10 py-6 dark:border-white/10">
              <article aria-label={`Comment by ${comment.person}`} className="flex gap-4">
                <img
                  src={comment.avatar}
                  alt=""
                  width={256}
                  height={256}
                  className="size-12 shrink-0 rounded-full object-cover"
                />
                <div className="min-w-0 flex-1">
                  <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm/6">
                    <h3 className="font-semibold text-secondary-950 dark:text-white">{comment.person}</h3>
                    {comment.badge !== '' && (
                      <p className="rounded-full bg-primary-700 px-2 text-xs/5 font-medium text-white">
                        {comment.badge}
                      </p>
                    )}
                    <p className="text-secondary-600 dark:text-secondary-400">{comment.when}</p>
                  </header>
                  <p className="mt-1 text-lg/7 text-pretty wrap-break-word text-secondary-950 dark:text-white">
                    {comment.text}
                  </p>
                  {comment.id === 'c1' && (
                    <figure className="mt-4 overflow-hidden rounded-xl ring-1 ring-secondary-950/10 dark:ring-white/10">
                      <img
                        src="/media/screens/cash-light.webp"
                        alt="Bookkeeping app: $48,216 in the bank over the balance as a curve"
                        width={1600}
                        height={1000}
                        className="aspect-5/2 w-full object-cover object-top dark:hidden"
                      />
                      <img
                        src="/media/screens/cash-dark.webp"
                        alt="Bookkeeping app: $48,216 in the bank over the balance as a curve"
                        width={1600}
                        height={1000}
                        className="hidden aspect-5/2 w-full object-cover object-top dark:block"
                      />
                      <figcaption className="border-t border-secondary-950/10 bg-secondary-50 px-4 py-2 text-sm/6 text-secondary-700 dark:border-white/10 dark:bg-secondary-900 dark:text-secondary-300">
                        Screenshot by Pilar, September 18
                      </figcaption>
                    </figure>
                  )}
                  <div className="-ms-2.5 mt-2 flex flex-wrap gap-1">
                    <button
                      type="button"
                      aria-pressed={comment.voted}
                      aria-label={`Helpful ${comment.votes}, ${comment.person}`}
                      onClick={() => vote(comment.id)}
                      className="inline-flex items-center gap-1.5 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 tabular-nums transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-100 aria-pressed:text-primary-800 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-400/15 dark:aria-pressed:text-primary-200"
                    >
                      <HandThumbUpIcon aria-hidden="true" className="size-4" />
                      <span>Helpful {comment.votes}</span>
                    </button>
                    <button
                      type="button"
                      aria-expanded={replyTo === comment.id}
                      aria-label={`Reply to ${comment.person}`}
                      onClick={() => setReplyTo(replyTo === comment.id ? '' : comment.id)}
                      className="inline-flex items-center gap-1.5 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 tabular-nums transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                    >
                      <ArrowUturnLeftIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                      <span>Reply</span>
                    </button>
                  </div>
                </div>
              </article>
              <ul role="list" className="ms-6 grid border-s-2 border-primary-200 ps-5 sm:ps-10 dark:border-primary-800">
                {comments
                  .filter((each) => each.parent === comment.id)
                  .map((each) => (
                    <li key={each.id} className="mt-4">
                      <article aria-label={`Reply by ${each.person}`} className="flex gap-3">
                        <img
                          src={each.avatar}
                          alt=""
                          width={256}
                          height={256}
                          className="size-9 shrink-0 rounded-full object-cover"
                        />
                        <div className="min-w-0 flex-1">
                          <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm/6">
                            <h3 className="font-semibold text-secondary-950 dark:text-white">{each.person}</h3>
                            {each.badge !== '' && (
                              <p className="rounded-full bg-primary-700 px-2 text-xs/5 font-medium text-white">
                                {each.badge}
                              </p>
                            )}
                            <p className="text-secondary-600 dark:text-secondary-400">{each.when}</p>
                          </header>
                          <p className="text-base/7 text-pretty wrap-break-word text-secondary-700 dark:text-secondary-300">
                            {each.text}
                          </p>
                          <div className="-ms-2.5 mt-2 flex flex-wrap gap-1">
                            <button
                              type="button"
                              aria-pressed={each.voted}
                              aria-label={`Helpful ${each.votes}, ${each.person}`}
                              onClick={() => vote(each.id)}
                              className="inline-flex items-center gap-1.5 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 tabular-nums transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-100 aria-pressed:text-primary-800 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-400/15 dark:aria-pressed:text-primary-200"
                            >
                              <HandThumbUpIcon aria-hidden="true" className="size-4" />
                              <span>Helpful {each.votes}</span>
                            </button>
                          </div>
                        </div>
                      </article>
                    </li>
                  ))}
              </ul>
              {replyTo === comment.id && (
                <form
                  onSubmit={answer}
                  className="ms-6 mt-4 grid gap-3 border-s-2 border-primary-200 ps-5 sm:ps-10 dark:border-primary-800"
                >
                  <textarea
                    aria-label={`Your reply to ${comment.person}`}
                    rows={2}
                    required
                    maxLength={1200}
                    value={reply}
                    onChange={(event) => setReply(event.target.value)}
                    className="w-full resize-none rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
                  />
                  <button
                    type="submit"
                    className="justify-self-start rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                  >
                    Post reply
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
