/**
 * @title Three-pane inbox layout
 * @description An app layout with folders, a list of messages and the one that is open; phones show one pane at a time.
 * @keywords email client, mail app, messages, help desk, tickets, split view, master detail
 * @layout full
 * @minHeight 800
 * @order 1
 * @part AUI-L04-1
 */
import { type FormEvent, useState } from 'react'
import { PaperClipIcon, StarIcon } from '@heroicons/react/16/solid'
import { ArchiveBoxIcon, ChevronLeftIcon, PaperAirplaneIcon } from '@heroicons/react/20/solid'
import {
  ArchiveBoxIcon as ArchiveIcon,
  InboxIcon,
  PaperAirplaneIcon as SentIcon,
  StarIcon as StarredIcon,
} from '@heroicons/react/24/outline'
import clsx from 'clsx'

const folders = [
  { name: 'Inbox', icon: InboxIcon, current: true },
  { name: 'Starred', icon: StarredIcon, current: false },
  { name: 'Sent', icon: SentIcon, current: false },
  { name: 'Archive', icon: ArchiveIcon, current: false },
]

const labels = [
  { name: 'Orders', dotClass: 'bg-sky-600 dark:bg-sky-400' },
  { name: 'Press', dotClass: 'bg-amber-600 dark:bg-amber-400' },
  { name: 'Suppliers', dotClass: 'bg-green-600 dark:bg-green-400' },
]

const mail = [
  {
    id: 'kiln',
    from: 'Ingrid Solberg',
    address: 'ingrid@solbergkilns.example',
    avatar: '/media/avatars/avatar-12.webp',
    letters: '',
    subject: 'The new kiln shelf is ready',
    when: '10:24 AM',
    preview: 'It came out flat to within a sixty-fourth of an inch. You can pick it up starting Tuesday.',
    paragraphs: [
      'The shelf came out flat to within a sixty-fourth of an inch, which is better than I had promised.',
      'You can pick it up starting Tuesday, September 22, or I can send it with the clay on Thursday. If you take the clay as well, delivery is free.',
      'The drawing with the final measurements is attached. Please have a look at the corner posts before you fire for the first time.',
    ],
    attachment: 'Kiln shelf, 25 × 19 in, final.pdf',
    picture: '',
    pictureAlt: '',
    unread: true,
    starred: false,
  },
  {
    id: 'order',
    from: 'Hotel Fjordgarden',
    address: 'kitchen@fjordgarden.example',
    avatar: '',
    letters: 'HF',
    subject: '48 breakfast bowls for November',
    when: '9:51 AM',
    preview: 'Could you make the large ones a little deeper? Rafael broke three by stacking them.',
    paragraphs: [
      'We would like 48 of the large blue bowls and 24 of the small white ones, in time for the first weekend of November.',
      'Could you make the large ones a little deeper? Rafael broke three by stacking them, and deeper ones would not slide.',
    ],
    attachment: 'Breakfast order, November.pdf',
    picture: '/media/products/bowls-shore.webp',
    pictureAlt: 'Three nested bowls, glazed blue, gray and white',
    unread: true,
    starred: true,
  },
  {
    id: 'press',
    from: 'Nora Castellanos',
    address: 'nora.castellanos@tablejournal.example',
    avatar: '/media/avatars/avatar-29.webp',
    letters: '',
    subject: 'Questions for the winter issue',
    when: 'Yesterday',
    preview: 'Five short questions about glazes, and whether we may photograph the drying room.',
    paragraphs: [
      'Thank you for saying yes. I have five short questions about glazes, and answers of two or three sentences are plenty.',
      'May we photograph the drying room on September 29 in the morning? It would take an hour, and nobody needs to tidy up.',
    ],
    attachment: 'Questions.docx',
    picture: '',
    pictureAlt: '',
    unread: false,
    starred: false,
  },
  {
    id: 'clay',
    from: 'Westerwald Clay',
    address: 'orders@westerwaldclay.example',
    avatar: '',
    letters: 'WC',
    subject: 'Your delivery on September 24',
    when: 'Wednesday',
    preview: '660 lb of speckled stoneware will arrive between 8 and 10 in the morning.',
    paragraphs: [
      'Your 660 lb of speckled stoneware will arrive on Thursday, September 24, between 8 and 10 in the morning.',
      'The driver brings a pallet jack and needs a door at least 36 inches wide. Please reply by Tuesday if another day works better.',
    ],
    attachment: '',
    picture: '',
    pictureAlt: '',
    unread: false,
    starred: false,
  },
  {
    id: 'class',
    from: 'Kenta Mori',
    address: 'kenta@lanternstudio.example',
    avatar: '/media/avatars/avatar-20.webp',
    letters: '',
    subject: 'Two places left on Saturday?',
    when: 'Sep 14',
    preview: 'My sister is visiting and would love to try the wheel, if the class is not full.',
    paragraphs: [
      'My sister is visiting from Nagoya and would love to try the wheel, if the class on Saturday is not full.',
      'We would bring our own aprons, and we can stay to clean up.',
    ],
    attachment: '',
    picture: '',
    pictureAlt: '',
    unread: false,
    starred: false,
  },
  {
    id: 'vases',
    from: 'Adela Ruiz',
    address: 'adela@driftwoodflorist.example',
    avatar: '/media/avatars/avatar-27.webp',
    letters: '',
    subject: 'Vases for the market stall',
    when: 'Sep 11',
    preview: 'The six bud vases sold in one morning. May I have twelve on consignment?',
    paragraphs: [
      'The six bud vases sold in one morning. May I have twelve on consignment until the end of October?',
      'I can pick them up any day after three.',
    ],
    attachment: '',
    picture: '',
    pictureAlt: '',
    unread: false,
    starred: false,
  },
  {
    id: 'lumiere',
    from: 'Café Lumière',
    address: 'hello@lumiere.example',
    avatar: '',
    letters: 'CL',
    subject: 'Where guests can buy the mugs',
    when: 'Sep 9',
    preview: 'They ask every evening. Could you send us a few cards for the counter?',
    paragraphs: [
      'Our guests ask every evening where they can buy the mugs.',
      'Could you send us a few cards for the counter? Fifty would last until spring.',
    ],
    attachment: '',
    picture: '',
    pictureAlt: '',
    unread: false,
    starred: false,
  },
]

export default function ThreePaneInboxLayout() {
  const [messages, setMessages] = useState(mail)
  const [chosen, setChosen] = useState('order')
  // On phones the list and the message take turns.
  const [reading, setReading] = useState(false)
  const [reply, setReply] = useState('')
  const [news, setNews] = useState('')
  const unread = messages.filter((message) => message.unread && message.id !== chosen).length
  const open = messages.filter((message) => message.id === chosen)

  function show(id: string) {
    setMessages(messages.map((message) => (message.id === chosen ? { ...message, unread: false } : message)))
    setChosen(id)
    setReading(true)
    setReply('')
    setNews('')
  }

  function archive(id: string) {
    const rest = messages.filter((message) => message.id !== id)
    setMessages(rest)
    setChosen(rest[0] ? rest[0].id : '')
    setReading(false)
    setNews('Moved to the archive')
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setReply('')
    setNews('Your answer is on its way')
  }

  return (
    <div className="flex min-h-dvh flex-col bg-white lg:h-dvh lg:flex-row dark:bg-secondary-950">
      <div
        className={clsx(
          'shrink-0 border-b border-secondary-950/10 bg-secondary-50 p-3 lg:flex lg:w-56 lg:flex-col lg:overflow-y-auto lg:border-e lg:border-b-0 lg:p-4 dark:border-white/10 dark:bg-secondary-900',
          reading && 'max-md:hidden',
        )}
      >
        {/* Replace with your logo */}
        <p className="hidden items-center gap-2.5 px-2.5 text-base/7 font-semibold text-secondary-950 lg:flex dark:text-white">
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-600 dark:text-primary-500">
            <path fill="currentColor" d="M9 3h14v4l-3 3c6 3 9 7 9 12 0 3-1 5-3 7H6c-2-2-3-4-3-7 0-5 3-9 9-12L9 7z" />
          </svg>
          Fen & Field
        </p>
        <nav aria-label="Mailbox" className="overflow-x-auto lg:mt-5 lg:overflow-visible">
          <ul role="list" className="flex gap-1 lg:grid">
            {folders.map((folder) => (
              <li key={folder.name}>
                <a
                  href="#"
                  aria-current={folder.current ? 'page' : undefined}
                  className="group flex items-center gap-2.5 rounded-lg px-2.5 py-2 text-sm/6 font-medium whitespace-nowrap text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-secondary-950/5 aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-white/10 dark:aria-[current=page]:text-white"
                >
                  <folder.icon
                    aria-hidden="true"
                    className="size-6 shrink-0 text-secondary-500 max-lg:hidden dark:text-secondary-400"
                  />
                  <span className="flex-1">{folder.name}</span>
                  {folder.current && unread > 0 && (
                    <span className="rounded-full bg-primary-600 px-2 text-xs/5 font-semibold text-white tabular-nums">
                      {unread}
                      <span className="sr-only"> unread</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 hidden lg:block">
          <h2 id="mail-labels" className="px-2.5 text-xs/5 font-medium text-secondary-600 dark:text-secondary-400">
            Labels
          </h2>
          <ul aria-labelledby="mail-labels" className="mt-1 grid gap-0.5">
            {labels.map((label) => (
              <li key={label.name}>
                <a
                  href="#"
                  className="flex items-center gap-3 rounded-lg px-2.5 py-1.5 text-sm/6 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
                >
                  <span aria-hidden="true" className={clsx('ms-1.5 me-1 size-2 rounded-full', label.dotClass)} />
                  {label.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>

      <div className="min-h-0 min-w-0 flex-1 md:grid md:grid-cols-[20rem_1fr] xl:grid-cols-[22rem_1fr]">
        <section
          aria-labelledby="mail-inbox"
          className={clsx(
            'min-w-0 overflow-y-auto border-secondary-950/10 md:border-e dark:border-white/10',
            reading && 'max-md:hidden',
          )}
        >
          <h1 id="mail-inbox" className="px-4 py-4 text-lg/7 font-semibold text-secondary-950 dark:text-white">
            Inbox
          </h1>
          <ul role="list" className="border-b border-secondary-950/10 dark:border-white/10">
            {messages.map((message) => (
              <li key={message.id} className="border-t border-secondary-950/10 dark:border-white/10">
                <button
                  type="button"
                  aria-current={message.id === chosen ? 'true' : undefined}
                  onClick={() => show(message.id)}
                  className="grid w-full grid-cols-[auto_1fr] gap-x-3 px-4 py-3 text-start transition duration-150 hover:bg-secondary-50 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none md:aria-[current=true]:bg-primary-50 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400 md:dark:aria-[current=true]:bg-primary-400/15"
                >
                  {message.avatar ? (
                    <img src={message.avatar} alt="" width={256} height={256} className="mt-0.5 size-9 rounded-full" />
                  ) : (
                    <span
                      aria-hidden="true"
                      className="mt-0.5 flex size-9 items-center justify-center rounded-full bg-primary-100 text-xs/5 font-semibold text-primary-800 dark:bg-primary-400/20 dark:text-primary-200"
                    >
                      {message.letters}
                    </span>
                  )}
                  <span className="min-w-0">
                    <span className="flex items-baseline justify-between gap-3">
                      <span className="min-w-0 text-sm/6 font-semibold text-secondary-950 dark:text-white">
                        {message.from}
                      </span>
                      <span className="shrink-0 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
                        <bdi>{message.when}</bdi>
                      </span>
                    </span>
                    <span className="flex items-start gap-2 text-sm/6 text-secondary-950 dark:text-white">
                      <span
                        className={clsx('min-w-0 flex-1', message.unread && message.id !== chosen && 'font-medium')}
                      >
                        <bdi>{message.subject}</bdi>
                      </span>
                      {message.starred && (
                        <StarIcon
                          aria-hidden="true"
                          className="mt-1 size-4 shrink-0 text-amber-600 dark:text-amber-400"
                        />
                      )}
                      {message.starred && <span className="sr-only">Starred</span>}
                      {message.unread && message.id !== chosen && (
                        <span className="mt-2 size-2 shrink-0 rounded-full bg-primary-600 dark:bg-primary-400">
                          <span className="sr-only">Unread</span>
                        </span>
                      )}
                    </span>
                    <span className="line-clamp-2 text-sm/5 text-secondary-600 dark:text-secondary-400">
                      <bdi>{message.preview}</bdi>
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {messages.length === 0 && (
            <p className="px-4 py-12 text-center text-sm/6 text-secondary-600 dark:text-secondary-400">
              You’re all caught up.
            </p>
          )}
        </section>

        <main className={clsx('flex min-h-0 min-w-0 flex-col', !reading && 'max-md:hidden')}>
          {open.map((message) => (
            <article key={message.id} aria-labelledby="mail-subject" className="flex min-h-0 flex-1 flex-col">
              <div className="flex items-center gap-2 border-b border-secondary-950/10 px-2 py-2.5 sm:px-4 dark:border-white/10">
                <button
                  type="button"
                  onClick={() => setReading(false)}
                  className="inline-flex min-h-10 items-center gap-1 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none md:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  <ChevronLeftIcon aria-hidden="true" className="-ms-1 size-5 rtl:-scale-x-100" />
                  Inbox
                </button>
                <button
                  type="button"
                  onClick={() => archive(message.id)}
                  className="ms-auto inline-flex min-h-10 items-center gap-2 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  <ArchiveBoxIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
                  Archive
                </button>
              </div>
              <div className="flex-1 overflow-y-auto px-4 py-6 sm:px-8">
                <h2
                  id="mail-subject"
                  className="text-2xl/8 font-semibold tracking-tight text-pretty text-secondary-950 dark:text-white"
                >
                  <bdi>{message.subject}</bdi>
                </h2>
                <div className="mt-4 flex items-center gap-3">
                  {message.avatar ? (
                    <img src={message.avatar} alt="" width={256} height={256} className="size-10 rounded-full" />
                  ) : (
                    <span
                      aria-hidden="true"
                      className="flex size-10 items-center justify-center rounded-full bg-primary-100 text-sm/5 font-semibold text-primary-800 dark:bg-primary-400/20 dark:text-primary-200"
                    >
                      {message.letters}
                    </span>
                  )}
                  <p className="min-w-0 flex-1 text-sm/5">
                    <span className="block font-semibold text-secondary-950 dark:text-white">{message.from}</span>
                    <span className="block wrap-break-word text-secondary-600 dark:text-secondary-400">
                      {message.address}
                    </span>
                  </p>
                  <p className="self-start text-sm/5 text-secondary-600 tabular-nums dark:text-secondary-400">
                    <bdi>{message.when}</bdi>
                  </p>
                </div>
                <div className="mt-6 grid max-w-prose gap-4 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                  {message.paragraphs.map((paragraph) => (
                    <p key={paragraph}>
                      <bdi>{paragraph}</bdi>
                    </p>
                  ))}
                </div>
                <div className="mt-6 flex flex-wrap items-end gap-4">
                  {message.picture && (
                    <img
                      src={message.picture}
                      alt={message.pictureAlt}
                      width={640}
                      height={800}
                      className="aspect-3/2 w-48 rounded-xl object-cover"
                    />
                  )}
                  {message.attachment && (
                    <a
                      href="#"
                      className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                    >
                      <PaperClipIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
                      {message.attachment}
                    </a>
                  )}
                </div>
              </div>
              <form onSubmit={send} className="border-t border-secondary-950/10 px-4 py-4 sm:px-8 dark:border-white/10">
                <label htmlFor="mail-reply" className="sr-only">
                  Reply to {message.from}
                </label>
                <textarea
                  id="mail-reply"
                  rows={2}
                  required
                  value={reply}
                  onChange={(event) => setReply(event.target.value)}
                  placeholder={`Reply to ${message.from}`}
                  className="block w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
                <div className="mt-3 flex justify-end">
                  <button
                    type="submit"
                    className="inline-flex items-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                  >
                    <PaperAirplaneIcon aria-hidden="true" className="-ms-0.5 size-5 rtl:-scale-x-100" />
                    Send
                  </button>
                </div>
              </form>
            </article>
          ))}
          <p
            role="status"
            className="px-4 pb-4 text-sm/6 font-medium text-green-800 empty:hidden sm:px-8 dark:text-green-300"
          >
            {news}
          </p>
        </main>
      </div>
    </div>
  )
}
