/**
 * @title Help center
 * @description Every answer on one page, found by any word, with a link to each.
 * @order 12
 */
import { useEffect, useRef, useState, type KeyboardEvent as FieldKey } from 'react'
import { LinkIcon } from '@heroicons/react/16/solid'
import { MagnifyingGlassIcon, PlusIcon } from '@heroicons/react/20/solid'

const topics = [
  { id: 'account', name: 'Your account' },
  { id: 'cards', name: 'Cards' },
  { id: 'payments', name: 'Payments' },
  { id: 'savings', name: 'Savings' },
  { id: 'abroad', name: 'Abroad' },
  { id: 'safety', name: 'Safety' },
]

// “also” holds words people search for that the answer itself does not use.
const answers = [
  {
    id: 'q-open-account',
    topic: 'account',
    question: 'How do I open an account?',
    answer:
      'In the app, with a passport or an identity card. You photograph the document and your face, choose a PIN, and that is all: eight minutes for most people. The account works at once, and the card arrives within four working days.',
    also: 'sign up register join new customer start',
  },
  {
    id: 'q-who-can-join',
    topic: 'account',
    question: 'Who can become a customer?',
    answer:
      'Anybody who lives in one of our 14 countries in the euro area and is 16 or older. Younger people need a parent who already has an account. You do not need a certain income, and wages do not have to be paid in.',
    also: 'age child teenager country residence requirements',
  },
  {
    id: 'q-share-account',
    topic: 'account',
    question: 'Can two people share an account?',
    answer:
      'Yes, with Plus. Invite the other person under Profile, Sharing. Each of you gets a card and sees every payment; either of you can end it, and then what is left is divided in halves.',
    also: 'joint couple partner together household',
  },
  {
    id: 'q-change-plan',
    topic: 'account',
    question: 'How do I change my plan?',
    answer:
      'Under Profile, Plan. A higher plan begins at once, and you pay for the days that are left of the month. A lower one begins when what you have paid for is over. Nothing about your account number or your cards changes.',
    also: 'upgrade downgrade plus everyday business cancel subscription',
  },
  {
    id: 'q-moved',
    topic: 'account',
    question: 'I have moved. What do you need?',
    answer:
      'Your new address, under Profile, Personal details. If you moved to another country we also ask for a tax number. If it is not one of our 14 countries, write to us before you go: you have 90 days to take your money elsewhere.',
    also: 'address change relocation tax',
  },
  {
    id: 'q-close-account',
    topic: 'account',
    question: 'How do I close my account?',
    answer:
      'Under Profile, Close account. Send what is left to another account first. It costs nothing, takes one working day, and your statements stay available to you for ten years.',
    also: 'delete leave cancel terminate end',
  },
  {
    id: 'q-lost-card',
    topic: 'cards',
    question: 'My card is lost or stolen. What now?',
    answer:
      'Freeze it in the app: Cards, then Freeze. It takes one touch and can be undone. If your phone is gone too, call +32 3 555 01 99, day and night. From the moment you tell us, you are not liable for payments you did not make.',
    also: 'block missing theft wallet emergency',
  },
  {
    id: 'q-replace-card',
    topic: 'cards',
    question: 'What does a new card cost?',
    answer:
      'With Everyday the first replacement in a year is free, then it is €6. With Plus and Business it is always free, and so is a card that broke or ran out. You can use the new number at once, as a virtual card.',
    also: 'replacement broken expired fee price',
  },
  {
    id: 'q-card-declined',
    topic: 'cards',
    question: 'Why was my card declined?',
    answer:
      'The app says why, under the payment itself. Most often the balance was too low, the limit of the card was reached, or payments online or abroad are switched off. All three can be changed on the spot, and then the card works again.',
    also: 'rejected refused not working failed error',
  },
  {
    id: 'q-virtual-card',
    topic: 'cards',
    question: 'What is a virtual card for?',
    answer:
      'For shops you do not know and trials you may forget. It has its own number, its own limit, and you delete it when you are done. Everyday has 2 of them, Plus 10 and Business 50.',
    also: 'disposable online shopping subscription number',
  },
  {
    id: 'q-pin',
    topic: 'cards',
    question: 'Where do I see or change my PIN?',
    answer:
      'Cards, then PIN: the app shows it for ten seconds after your face or fingerprint. You change it at the machine of any bank in the euro area, or in the app, and then the next payment with chip and PIN takes it on.',
    also: 'forgot code number password',
  },
  {
    id: 'q-instant-transfer',
    topic: 'payments',
    question: 'How long does a transfer take?',
    answer:
      'Within the euro area up to ten seconds, at night and on Sundays too, and it is free. A standing order or a transfer with a date leaves in the early morning of its day.',
    also: 'instant speed duration arrive when wire',
  },
  {
    id: 'q-transfer-limit',
    topic: 'payments',
    question: 'How much can I send in a day?',
    answer:
      'To begin with €5,000. Under Payments, Limits you can lower that at once, or raise it up to €50,000, which takes effect after four hours. The wait is there to protect you from people who hurry you.',
    also: 'limit maximum raise increase amount',
  },
  {
    id: 'q-wrong-transfer',
    topic: 'payments',
    question: 'I sent money to the wrong account. Can I get it back?',
    answer:
      'Open the payment and choose Ask for return. We write to the other bank the same day. They have to ask their customer, so that we cannot promise it; in honest mistakes most people agree within two weeks.',
    also: 'mistake recall reverse undo error refund',
  },
  {
    id: 'q-direct-debit',
    topic: 'payments',
    question: 'How do I stop a direct debit?',
    answer:
      'Under Payments, Direct debits. You can return one that was taken within eight weeks, without a reason, and the money is back at once. You can also block a company for good.',
    also: 'mandate subscription collect return gym',
  },
  {
    id: 'q-name-check',
    topic: 'payments',
    question: 'Why does it say that the name does not fit?',
    answer:
      'Before a transfer leaves we ask the other bank whether name and account number belong together. If they do not, stop and call the person on a number you know. A wrong name is the most common sign of a fraud.',
    also: 'verification payee mismatch warning',
  },
  {
    id: 'q-interest',
    topic: 'savings',
    question: 'How much interest do I get, and when?',
    answer:
      'On savings 2.10% a year with Everyday, 2.60% with Plus and 1.40% with Business. It is variable, counted by the day and paid on the first of each month. We write to you at least 14 days before it falls.',
    also: 'rate earn yield percent return',
  },
  {
    id: 'q-spaces',
    topic: 'savings',
    question: 'What are spaces?',
    answer:
      'Places inside your account to set money aside: for rent, a trip, taxes. They have no number of their own, so that nothing can leave from them by mistake. Everyday has 5, Plus and Business have 25.',
    also: 'pots vaults goals envelopes budget sub-account',
  },
  {
    id: 'q-withdraw-savings',
    topic: 'savings',
    question: 'Can I take my savings out at any time?',
    answer:
      'Yes, at once and without losing interest: each day counts for itself. Move it to your main balance and it is there before you have put the phone away.',
    also: 'withdraw access notice period lock',
  },
  {
    id: 'q-deposit-protection',
    topic: 'savings',
    question: 'Is my money protected?',
    answer:
      'Yes, by law: in the European Union up to €100,000 per person and bank. Everything you have with us is added up first. In a shared account each of you has a limit of your own.',
    also: 'guarantee insurance insured bankrupt safe scheme deposit',
  },
  {
    id: 'q-abroad-fees',
    topic: 'abroad',
    question: 'What does it cost to pay in another currency?',
    answer:
      'The mid-market rate of that minute, plus 0.45% with Everyday, 0.25% with Plus and 0.35% with Business. No fee besides, and the same on weekends. The app shows both rates before you pay.',
    also: 'foreign exchange fx travel dollar pound conversion holiday',
  },
  {
    id: 'q-cash-machine',
    topic: 'abroad',
    question: 'What does cash cost?',
    answer:
      'In the euro area 3 withdrawals a month are free with Everyday and 5 with Business, then €1.50 each. With Plus all of them are. Elsewhere only the exchange counts. Some machines add a fee of their own and have to say so before.',
    also: 'ATM withdraw withdrawal money fee',
  },
  {
    id: 'q-pay-in-euros',
    topic: 'abroad',
    question: 'The terminal asks whether I want to pay in euros. Do I?',
    answer:
      'No. Choose the currency of the country you are in. In euros the shop’s provider makes the rate, and that is often 3 to 7% worse than ours.',
    also: 'dynamic currency conversion dcc own currency home',
  },
  {
    id: 'q-transfer-abroad',
    topic: 'abroad',
    question: 'Can I send money outside of the euro area?',
    answer:
      'Yes, in 32 currencies. You see the rate, the amount that arrives and the day before you send it. Most arrive on the same or the next working day.',
    also: 'international swift wire currency overseas',
  },
  {
    id: 'q-phone-call',
    topic: 'safety',
    question: 'Somebody called and said they were Finbank. Was it you?',
    answer:
      'Look into the app: while one of us is really talking to you, it says so on the first screen, with their name. If it says nothing, hang up. We never ask for a PIN, a code from a message, or a transfer to a “safe account”.',
    also: 'scam fraud phishing spoof fake impersonation',
  },
  {
    id: 'q-unknown-payment',
    topic: 'safety',
    question: 'There is a payment that I did not make.',
    answer:
      'Open it and choose This was not me. The card is frozen, you get a new number, and the amount is back on your account by the end of the next working day while we look into it. You have 13 months to tell us.',
    also: 'unauthorized fraud dispute chargeback unknown suspicious refund',
  },
  {
    id: 'q-new-phone',
    topic: 'safety',
    question: 'I have a new phone. How do I move the app?',
    answer:
      'Install it on the new phone and scan the code that the old one shows under Profile, Devices. If the old one is gone, we check your document and your face again, which takes about ten minutes.',
    also: 'device lost change switch install login',
  },
  {
    id: 'q-clicked-link',
    topic: 'safety',
    question: 'I typed my details into a page that was not yours.',
    answer:
      'Call +32 3 555 01 99 now, day and night, before you read on. Then change your passcode in the app and freeze your cards. Do not be ashamed: it happens to people who work here, too. What counts is how soon we know.',
    also: 'phishing link email sms scam fraud hacked fake website',
  },
]

const suggestions = ['lost card', 'exchange rate', 'daily limit']

/** Small letters without accents and signs, so that “Zloty?” finds “złoty” spelled as it may be. */
function plain(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}€%]+/gu, ' ')
    .trim()
}

/** Every word that was typed has to be there, in any order. */
function fits(text: string, query: string) {
  return plain(query)
    .split(' ')
    .every((word) => plain(text).includes(word))
}

export default function HelpCenter() {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = answers
    .filter((item) => fits(`${item.question} ${item.answer} ${item.also}`, query))
    .map((item) => item.id)
  const foundTopics = answers.filter((item) => found.includes(item.id)).map((item) => item.topic)

  // A link to an answer, such as /help#q-lost-card, opens it; “/” goes to the field from anywhere.
  useEffect(() => {
    const openLinked = () => {
      const id = window.location.hash.slice(1)
      const linked = id === '' ? null : document.getElementById(id)
      if (linked?.tagName !== 'DETAILS') return
      setQuery('')
      linked.setAttribute('open', '')
      linked.querySelector('summary')?.focus({ preventScroll: true })
      requestAnimationFrame(() => linked.scrollIntoView({ block: 'center' }))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || document.activeElement?.matches('input, textarea, select')) return
      event.preventDefault()
      field.current?.focus()
    }
    openLinked()
    window.addEventListener('hashchange', openLinked)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('hashchange', openLinked)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  function onFieldKey(event: FieldKey<HTMLInputElement>) {
    if (event.key === 'Escape') setQuery('')
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    document.querySelector<HTMLElement>('#answers details:not([hidden]) summary')?.focus()
  }

  function search(words: string) {
    setQuery(words)
    field.current?.focus()
  }

  return (
    <div>
      <section aria-labelledby="help-title" className="page folio">
        <p className="folio-label">Help</p>
        <div className="folio-body lg:pb-16">
          <h1 id="help-title" className="display">
            What do you want to know?
          </h1>
          <div className="mt-12 max-w-3xl">
            <label htmlFor="help-search" className="text-[0.9375rem]/6 font-semibold">
              Search {answers.length} answers
            </label>
            <div className="relative mt-2">
              <MagnifyingGlassIcon
                aria-hidden="true"
                className="text-soft pointer-events-none absolute inset-y-0 start-4 my-auto size-5"
              />
              <input
                id="help-search"
                ref={field}
                type="search"
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={onFieldKey}
                className="field ps-12 text-lg"
              />
            </div>
            <p role="status" className="text-soft mt-3 min-h-6 text-[0.9375rem]/6 tabular-nums">
              {query.trim() === ''
                ? 'Press / to search from anywhere, and the down arrow to step into the answers.'
                : found.length === 0
                  ? 'No answer has all of these words.'
                  : found.length === 1
                    ? '1 answer'
                    : `${found.length} answers`}
            </p>
          </div>
        </div>
      </section>

      <div className="page folio">
        <nav aria-label="Topics" className="pb-10 lg:pe-6 lg:pb-0">
          <ul role="list" className="flex flex-wrap gap-x-6 gap-y-1 lg:sticky lg:top-24 lg:flex-col">
            {topics.map((topic) => (
              <li key={topic.id}>
                <a
                  href={`#topic-${topic.id}`}
                  className="inline-block py-1.5 text-[0.9375rem]/6 font-semibold underline-offset-4 hover:underline"
                >
                  {topic.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>

        <div id="answers" className="folio-body grid gap-y-14 lg:pt-1">
          {topics.map((topic) => (
            <section
              key={topic.id}
              id={`topic-${topic.id}`}
              hidden={!foundTopics.includes(topic.id)}
              aria-labelledby={`topic-${topic.id}-title`}
              className="scroll-mt-24"
            >
              <h2 id={`topic-${topic.id}-title`} className="title">
                {topic.name}
              </h2>
              <div className="border-rule mt-6 border-b">
                {answers
                  .filter((item) => item.topic === topic.id)
                  .map((item) => (
                    <details
                      key={item.id}
                      id={item.id}
                      hidden={!found.includes(item.id)}
                      className="group border-rule scroll-mt-24 border-t"
                    >
                      <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-4 text-lg/7 font-semibold [&::-webkit-details-marker]:hidden">
                        {item.question}
                        <PlusIcon
                          aria-hidden="true"
                          className="text-soft mt-1 size-5 shrink-0 transition duration-200 group-open:rotate-45 motion-reduce:transition-none"
                        />
                      </summary>
                      <div className="max-w-prose pb-6">
                        <p className="text-soft text-pretty">{item.answer}</p>
                        <p className="mt-3">
                          <a
                            href={`#${item.id}`}
                            className="text-soft inline-flex items-center gap-1.5 text-[0.9375rem]/6 underline-offset-4 hover:underline"
                          >
                            <LinkIcon aria-hidden="true" className="size-4" />
                            Link to this answer
                          </a>
                        </p>
                      </div>
                    </details>
                  ))}
              </div>
            </section>
          ))}

          <div hidden={found.length > 0} className="max-w-prose">
            <p className="subtitle">Nothing with all of these words</p>
            <p className="text-soft mt-3 text-pretty">
              Try one word less, or one of these. If that does not help either, ask us.
            </p>
            <p className="mt-5 flex flex-wrap gap-2">
              {suggestions.map((words) => (
                <button
                  key={words}
                  type="button"
                  onClick={() => search(words)}
                  className="hover:bg-well min-h-11 cursor-pointer rounded-[2px] px-4 py-2 text-[0.9375rem]/6 font-semibold ring-[1.5px] ring-line transition duration-150 ring-inset motion-reduce:transition-none"
                >
                  {words}
                </button>
              ))}
              <button
                type="button"
                onClick={() => search('')}
                className="hover:bg-well min-h-11 cursor-pointer rounded-[2px] px-4 py-2 text-[0.9375rem]/6 font-semibold ring-[1.5px] ring-line transition duration-150 ring-inset motion-reduce:transition-none"
              >
                Show every answer
              </button>
            </p>
          </div>

          <div className="grid gap-x-10 gap-y-6 border-t-2 border-ink pt-6 sm:grid-cols-2">
            <div>
              <h2 className="text-lg/6 font-semibold">Not among them?</h2>
              <p className="text-soft mt-1 text-pretty">
                <a href="/contact" className="link">
                  Write to us
                </a>
                , or chat in the app, day and night.
              </p>
            </div>
            <div>
              <h2 className="text-lg/6 font-semibold">Card lost?</h2>
              <p className="text-soft mt-1 text-pretty">
                <a href="tel:+3235550199" className="link">
                  +32 3 555 01 99
                </a>
                , day and night.
              </p>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
