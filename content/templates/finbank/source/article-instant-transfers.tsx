/**
 * @title Article: How instant transfers work
 * @description Ten seconds from your phone to another bank.
 * @order 16
 */
const contents = [
  { id: 'message', name: 'A transfer is a message first' },
  { id: 'seconds', name: 'The ten seconds' },
  { id: 'name-check', name: 'Why we ask for the name' },
  { id: 'wrong', name: 'When it goes to the wrong person' },
  { id: 'limits', name: 'Limits, and how to use them' },
  { id: 'ordinary', name: 'When an ordinary transfer is better' },
]

const next = [
  { title: 'What deposit protection covers', href: '/blog/what-deposit-protection-covers', text: 'Savings, 4 minutes' },
  { title: 'How to read an exchange rate', href: '/blog/how-to-read-an-exchange-rate', text: 'Abroad, 5 minutes' },
]

const seconds = [
  { when: 'Before', what: 'The name is checked', text: 'The other bank says whether it fits the number.' },
  { when: '0.0 s', what: 'You confirm', text: 'With your face, finger or passcode.' },
  { when: '0.1 s', what: 'We look', text: 'At your balance, your limit, and whether it is like you.' },
  { when: '0.4 s', what: 'The money is reserved', text: 'It is not gone, but it cannot be spent twice.' },
  { when: '0.5 s', what: 'The message leaves', text: 'Through a system to which both banks are connected.' },
  { when: '1.6 s', what: 'The other bank answers', text: 'Yes or no. Silence counts as no.' },
  { when: '2.0 s', what: 'Both of you see it', text: 'It is theirs now, and can be spent.' },
]

export default function ArticleInstantTransfers() {
  return (
    <article aria-labelledby="article-title">
      <header className="page folio">
        <p className="folio-label">Payments</p>
        <div className="folio-body lg:pb-16">
          <h1 id="article-title" className="display">
            How instant transfers work
          </h1>
          <p className="lead mt-8">
            Ten seconds from your phone to another bank: what happens in each of them, why we ask for the name, and what
            you can do if it goes to the wrong person.
          </p>
          <p className="text-soft mt-8 flex items-center gap-3 text-[0.9375rem]/6">
            <img
              src="/media/portraits/portrait-05-400.webp"
              alt=""
              width={400}
              height={500}
              className="size-10 rounded-full object-cover object-top"
            />
            <span>
              Tomás Figueira, <time dateTime="2026-09-17">September 17, 2026</time>, 5 minutes
            </span>
          </p>
        </div>
      </header>
      <div className="page folio">
        <nav aria-label="In this article" className="pb-8 lg:pe-6 lg:pb-0 print:hidden">
          <ol role="list" className="grid gap-1 lg:sticky lg:top-24">
            {contents.map((part) => (
              <li key={part.id}>
                <a
                  href={`#${part.id}`}
                  className="text-soft inline-block py-1 text-[0.9375rem]/5 underline-offset-4 hover:underline"
                >
                  {part.name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="folio-body lg:pt-1">
          <div className="article-text">
            <p>
              Ten seconds is not long. It is less than it takes to find a pen. In that time an instant transfer crosses
              two banks and at least one system between them, passes a dozen checks, and ends as money that the other
              person can spend. Here is what happens, second by second, and what it means for you when something does
              not go to plan.
            </p>

            <h2 id="message">A transfer is a message first</h2>
            <p>
              No coins move when you pay somebody. Your bank writes down that it owes you less, the other bank writes
              down that it owes somebody more, and the two settle between themselves. What travels is a message: this
              amount, from this account, to that one, with this reference.
            </p>
            <p>
              An ordinary transfer puts that message into a batch. Batches leave a few times a day, on working days
              only, and so a payment made on Friday evening may arrive on Monday. It is not slow because it is far. It
              is slow because it is waiting for the next bus.
            </p>
            <p>
              An instant transfer does not wait for anybody. It is sent alone, at once, at any hour of any day, and the
              receiving bank has to say yes or no before the ten seconds are over.
            </p>

            <h2 id="seconds">The ten seconds</h2>
            <p>
              Most of our instant transfers are done in under three seconds. The rule gives us ten, and this is how they
              are used.
            </p>
            <figure className="bg-sheet my-10 max-w-3xl p-5 sm:p-8">
              <figcaption className="text-[0.9375rem]/6 font-semibold">An instant transfer, by the clock</figcaption>
              <ol role="list" className="mt-4">
                {seconds.map((each) => (
                  <li
                    key={each.what}
                    className="border-rule grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 border-t py-3"
                  >
                    <span className="figures font-semibold">{each.when}</span>
                    <span className="text-soft text-pretty">
                      <strong className="font-medium text-ink">{each.what}.</strong> {each.text}
                    </span>
                  </li>
                ))}
              </ol>
            </figure>
            <p>
              The fourth step is the one that makes it safe. The money in your account is reserved, not yet gone, until
              the other bank has answered. If it says no, or says nothing, the reservation is lifted and your balance is
              what it was. There is no state in between in which the money belongs to nobody.
            </p>

            <h2 id="name-check">Why we ask for the name</h2>
            <p>
              For decades the name on a transfer was decoration. Banks looked at the account number only, and a payment
              to “City Power &amp; Light” reached whoever had that number. Fraudsters knew it well.
            </p>
            <p>
              Today the other bank is asked before anything is sent whether the name and the number belong together. You
              will see one of three answers:
            </p>
            <ul>
              <li>
                <strong>It fits.</strong> Nothing to do. This is the answer for more than nine payments in ten.
              </li>
              <li>
                <strong>It nearly fits.</strong> You typed Jon, the account belongs to John. We show you the name that
                the bank has, and you decide.
              </li>
              <li>
                <strong>It does not fit.</strong> Stop. Call the person on a number you know, not on one from the
                message that asked for money. If it is a mistake, you have lost two minutes.
              </li>
            </ul>
            <p>
              You may pay in spite of a warning: sometimes a company trades under another name. But then it was your
              decision, and it is much harder to get the money back.
            </p>

            <h2 id="wrong">When it goes to the wrong person</h2>
            <p>
              An instant transfer cannot be called back. Once the other bank has said yes, the money is theirs to use,
              and only they can return it. What we can do is ask. We send a request for return to the other bank on the
              same day, they ask their customer, and in honest mistakes most people agree.
            </p>
            <blockquote>
              <p>Fast money needs slow thinking once: the first time you pay a new account.</p>
            </blockquote>
            <p>
              That is why we treat a first payment differently. The first time you pay a new account more than €1,000 we
              show the name, the bank and the country once more on a screen of their own, with five seconds before the
              button works. It is the only place in our app where we slow you down on purpose.
            </p>

            <h2 id="limits">Limits, and how to use them</h2>
            <p>
              You begin with €5,000 a day for instant transfers. In the app, under Payments and then Limits, you can
              lower that at once, or raise it up to €50,000. Raising it takes effect after four hours. The wait is there
              so that somebody who has talked you into it on the phone has hung up before it matters.
            </p>
            <p>Three settings that we would choose ourselves:</p>
            <ol>
              <li>
                Set the daily limit to what you really use. For most people that is their rent. Raise it on the day you
                buy the car.
              </li>
              <li>
                Keep savings in a space of their own. Transfers leave from your main balance only, so that a space is a
                second door.
              </li>
              <li>
                Turn on notices for money that leaves. An instant transfer that you did not make is best noticed in the
                same minute.
              </li>
            </ol>

            <h2 id="ordinary">When an ordinary transfer is better</h2>
            <p>
              Hardly ever, since both are free with us. But there is one good case: a payment for a date. Rent on the
              first and the standing order to your sister can wait for their day, and until the evening before you can
              change or cancel them. If a bill is due today and it is 11 PM, an instant transfer is what you want. It
              arrives today.
            </p>
            <p>
              And if the other bank cannot be reached? It happens, for minutes, a few times a year. We tell you at once,
              your money stays where it is, and we offer to send the payment as soon as they answer, or as an ordinary
              transfer on the next working day. You choose. We never switch from one to the other without asking.
            </p>
          </div>
          <footer className="mt-14 flex gap-5 border-t-2 border-ink pt-6">
            <img
              src="/media/portraits/portrait-05-400.webp"
              alt=""
              width={400}
              height={500}
              loading="lazy"
              className="h-20 w-16 shrink-0 object-cover"
            />
            <div>
              <p className="font-semibold">Tomás Figueira</p>
              <p className="text-soft mt-1 max-w-prose text-pretty">
                Chief technology officer. He wrote the first version of our ledger, and was relieved when it was
                replaced.
              </p>
              <p className="text-soft mt-3 max-w-prose text-[0.9375rem]/6">
                General information, as of September 17, 2026. It is not advice for your own case.
              </p>
            </div>
          </footer>
        </div>
      </div>
      <nav aria-label="Read next" className="page folio print:hidden">
        <p className="folio-label">Read next</p>
        <ul role="list" className="folio-body grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {next.map((other) => (
            <li key={other.href} className="relative border-t-2 border-ink pt-5">
              <p className="text-soft text-[0.9375rem]/6">{other.text}</p>
              <a
                href={other.href}
                className="subtitle mt-2 block underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  )
}
