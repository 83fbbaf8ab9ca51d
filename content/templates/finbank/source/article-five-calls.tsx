/**
 * @title Article: Five calls that are not from your bank
 * @description They know your name, they are friendly, and they are in a hurry.
 * @order 19
 */
const contents = [
  { id: 'safe-account', name: '1. “Your money has to go to a safe account”' },
  { id: 'code', name: '2. “I have just sent you a code”' },
  { id: 'screen', name: '3. “Let me look at it on your screen”' },
  { id: 'child', name: '4. “Mom, this is my new number”' },
  { id: 'investment', name: '5. “You have already earned €1,140”' },
  { id: 'pattern', name: 'What all five have in common' },
]

const next = [
  { title: 'How instant transfers work', href: '/blog/how-instant-transfers-work', text: 'Payments, 5 minutes' },
  { title: 'What deposit protection covers', href: '/blog/what-deposit-protection-covers', text: 'Savings, 4 minutes' },
]

export default function ArticleFiveCalls() {
  return (
    <article aria-labelledby="article-title">
      <header className="page folio">
        <p className="folio-label">Safety</p>
        <div className="folio-body lg:pb-16">
          <h1 id="article-title" className="display">
            Five calls that are not from your bank
          </h1>
          <p className="lead mt-8">
            They know your name, they are friendly, and they are in a hurry. Five calls as our customers told them to
            us, and the sentence that ends each.
          </p>
          <p className="text-soft mt-8 flex items-center gap-3 text-[0.9375rem]/6">
            <img
              src="/media/portraits/portrait-07-400.webp"
              alt=""
              width={400}
              height={500}
              className="size-10 rounded-full object-cover object-top"
            />
            <span>
              Marta Zielińska, <time dateTime="2026-11-12">November 12, 2026</time>, 5 minutes
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
              Every week about forty of our customers are called by somebody who says they are us. Most hang up. Those
              who do not are no less clever than the others; they were called at a bad moment by a person who does it
              all day. These are the five calls that we hear about most, told from the customer’s side, and the sentence
              that ends each of them.
            </p>

            <h2 id="safe-account">1. “Your money has to go to a safe account”</h2>
            <p>
              The caller says somebody is emptying your account at this moment. They know your name, your street and
              perhaps your last payment, and they have opened an account in your name where the money will be out of
              reach. All you have to do is send it there, and quickly.
            </p>
            <p>
              There is no such thing. If we believe that somebody is in your account, we lock it, and then it is locked
              for them and for you. No bank ever needs your help to keep money safe, and least of all by sending it
              away.
            </p>
            <p className="font-display my-7 border-s-[3px] border-accent ps-5 text-xl/8 font-medium">
              <span className="text-soft text-[0.9375rem]/6">Say:</span> “If it is in danger, lock it. I am hanging up.”
            </p>

            <h2 id="code">2. “I have just sent you a code”</h2>
            <p>
              Somebody is at a checkout with the number of your card. The shop asks for a code, and the code goes to
              your phone. So they call: they are cancelling a payment for you, they say, and need the code to do it. It
              is really there, on your screen, from a sender you know.
            </p>
            <p>
              Read the message to its end. It says what the code is for, and the amount, and the shop. A code that
              cancels a payment has never existed.
            </p>
            <p className="font-display my-7 border-s-[3px] border-accent ps-5 text-xl/8 font-medium">
              <span className="text-soft text-[0.9375rem]/6">Say:</span> “I am reading it now. It says what it is for.”
            </p>

            <h2 id="screen">3. “Let me look at it on your screen”</h2>
            <p>
              A pleasant young man from technical support asks you to install a program, so that he can see what you
              see. It is a real program that real support people use. From then on he sees your passcode too, and while
              you are looking at a gray window he is doing your banking.
            </p>
            <p>
              Our app notices when a screen is being shared and hides the amounts and the keyboard. It cannot keep you
              from reading a code aloud.
            </p>
            <p className="font-display my-7 border-s-[3px] border-accent ps-5 text-xl/8 font-medium">
              <span className="text-soft text-[0.9375rem]/6">Say:</span> “Nobody looks at my screen but me.”
            </p>

            <h2 id="child">4. “Mom, this is my new number”</h2>
            <p>
              It is not a call at first but a message. The old phone fell into the water, this is the new number, and a
              bill has to be paid today. If you call back, the microphone is broken. It works because it is so ordinary:
              phones do fall into the water.
            </p>
            <p>
              Call the old number. In nine cases out of ten your child answers, dry. Families can agree on a word that
              only they know. It is a little embarrassing for a minute and useful for years.
            </p>
            <p className="font-display my-7 border-s-[3px] border-accent ps-5 text-xl/8 font-medium">
              <span className="text-soft text-[0.9375rem]/6">Say:</span> “I am calling your old number.”
            </p>

            <h2 id="investment">5. “You have already earned €1,140”</h2>
            <p>
              This one takes weeks. You clicked on something in spring, an adviser calls every Tuesday, and a page with
              your name shows how €250 became more. You may even take out €100 once, so that you believe the rest. Then
              a tax has to be paid before the large amount can be released.
            </p>
            <p>
              The page shows whatever they type into it. Profits are never released against a payment. If you have paid
              already, do not pay again to get it back: the people who offer to recover lost money are often the same
              ones.
            </p>
            <p className="font-display my-7 border-s-[3px] border-accent ps-5 text-xl/8 font-medium">
              <span className="text-soft text-[0.9375rem]/6">Say:</span> “Then keep the profit and pay the tax from it.”
            </p>

            <h2 id="pattern">What all five have in common</h2>
            <p>
              They hurry you, they keep you on the line, and they ask you to tell nobody. Any one of the three is enough
              to hang up. Being impolite to a thief costs nothing, and to a real colleague of ours it is no offense: we
              would rather be called back ten times than be believed once too often.
            </p>
            <p>
              To be sure, open the app. While one of us is really on the phone with you, the first screen says so, with
              our name. If it says nothing, it is not us. Then call <strong>+32 3 555 01 99</strong>, day and night. If
              you have just sent money, call before you read another line.
            </p>
            <p>
              And tell somebody. We have listened to many of these calls. What ends them, more often than any of our
              rules, is a second person in the room who asks: who is that?
            </p>
          </div>
          <footer className="mt-14 flex gap-5 border-t-2 border-ink pt-6">
            <img
              src="/media/portraits/portrait-07-400.webp"
              alt=""
              width={400}
              height={500}
              loading="lazy"
              className="h-20 w-16 shrink-0 object-cover"
            />
            <div>
              <p className="font-semibold">Marta Zielińska</p>
              <p className="text-soft mt-1 max-w-prose text-pretty">
                Head of customer care. She has listened to more of these calls than she would like.
              </p>
              <p className="text-soft mt-3 max-w-prose text-[0.9375rem]/6">
                General information, as of November 12, 2026. It is not advice for your own case.
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
