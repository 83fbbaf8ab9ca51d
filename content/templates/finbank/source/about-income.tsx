/**
 * @title About: how we earn money
 * @description Where the income of the bank comes from, entered and added up as in a ledger.
 * @order 7
 */
import clsx from 'clsx'

const income = [
  {
    name: 'Interest',
    share: 58,
    barClass: 'w-[58%]',
    toneClass: 'bg-ledger-700 dark:bg-ledger-300',
    text: 'We lend a part of what you keep with us, and keep the rest at the central bank. You get most of it.',
  },
  {
    name: 'Cards',
    share: 17,
    barClass: 'w-[17%]',
    toneClass: 'bg-ledger-500',
    text: 'Shops pay a small part of each payment to the bank of the card.',
  },
  {
    name: 'Plans',
    share: 16,
    barClass: 'w-[16%]',
    toneClass: 'bg-vermilion-500',
    text: 'What customers of Plus and Business pay us a month.',
  },
  {
    name: 'Exchange',
    share: 9,
    barClass: 'w-[9%]',
    toneClass: 'bg-brass-500',
    text: 'The markup on other currencies, which the app shows before you pay.',
  },
]

export default function AboutIncome() {
  return (
    <section aria-labelledby="income-title" className="page folio">
      <p className="folio-label">Income in 2025</p>
      <div className="folio-body">
        <h2 id="income-title" className="title">
          How we earn our money
        </h2>
        <p className="lead mt-6">
          If a bank is free, ask what it lives on. We have four sources. There is no fifth: we do not sell data, and
          nobody pays us to recommend anything.
        </p>
        <div aria-hidden="true" className="mt-12 flex h-14 gap-1">
          {income.map((part) => (
            <span key={part.name} className={clsx(part.barClass, part.toneClass)} />
          ))}
        </div>
        <ul role="list" className="mt-10 max-w-3xl">
          {income.map((part) => (
            <li key={part.name} className="pb-6">
              <p className="flex items-baseline">
                <span className="flex items-center gap-3 text-lg/6 font-semibold">
                  <span aria-hidden="true" className={clsx('size-3', part.toneClass)} />
                  {part.name}
                </span>
                <span aria-hidden="true" className="leader" />
                <span className="font-display figures text-2xl/8 font-medium">{part.share}%</span>
              </p>
              <p className="text-soft mt-1 max-w-prose ps-6 text-pretty">{part.text}</p>
            </li>
          ))}
          <li className="total flex items-baseline justify-between py-3">
            <span className="text-lg/6 font-semibold">All of it</span>
            <span className="font-display figures text-2xl/8 font-medium">100%</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
