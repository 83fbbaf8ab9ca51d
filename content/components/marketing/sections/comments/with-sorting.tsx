/**
 * @title Comment section with sorting
 * @description A comment section with a form beside threads of comments and replies, where readers reply, mark others helpful and sort.
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
    votes: 24,
    voted: false,
    text: 'We moved our invoice day from the 1st to the 22nd two years ago. Same customers, same terms, and the thin week in the middle of the month was gone.',
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
    <section
      aria-labelledby="discussion-heading"
      className="bg-white lg:grid lg:grid-cols-[minmax(22rem,2fr)_3fr] dark:bg-secondary-950"
    >
      <div className="bg-primary-950">
        <div className="px-4 py-12 sm:px-8 sm:py-16 lg:sticky lg:top-0 lg:px-12">
          <h2 id="discussion-heading" className="text-white">
            <span className="block text-8xl font-semibold tracking-tighter tabular-nums">{comments.length}</span>{' '}
            <span className="block text-2xl/8 font-semibold tracking-tight">comments</span>
          </h2>
          <p className="mt-2 text-base/7 text-pretty text-primary-200">on “The one week that decides your quarter”</p>
          <form onSubmit={post} className="mt-8">
            <label htmlFor="discussion-draft" className="text-sm/6 font-medium text-white">
              What’s your experience?
            </label>
            <textarea
              id="discussion-draft"
              rows={4}
              required
              maxLength={1200}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              className="mt-1.5 block w-full resize-none rounded-lg border border-white/50 bg-white/5 px-4 py-3 text-base/6 text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
            />
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
              <p className="flex items-center gap-3 text-sm/6 text-primary-200">
                <img
                  src="/media/avatars/avatar-16.webp"
                  alt=""
                  width={256}
                  height={256}
                  className="size-9 shrink-0 rounded-full"
                />
                As Theo Lambert
              </p>
              <button
                type="submit"
                className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                Post comment
              </button>
            </div>
          </form>
          <p role="status" className="mt-3 min-h-6 text-sm/6 text-white">
            {message}
          </p>
        </div>
      </div>

      <div className="px-4 py-10 sm:px-8 sm:py-12 lg:px-12 xl:pe-24">
        <fieldset className="flex w-fit rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
          <legend className="sr-only">Sort by</legend>
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
        <ul role="list" className="mt-4 grid">
          {threads.map((comment) => (
            <li key={comment.id} className="border-b border-secondary-950/10 py-6 dark:border-white/10">
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
                  <div className="-ms-2.5 mt-1 flex flex-wrap gap-1">
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
                          <div className="-ms-2.5 mt-1 flex flex-wrap gap-1">
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
