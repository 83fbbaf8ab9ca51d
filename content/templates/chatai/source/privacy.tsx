/**
 * @title Privacy
 * @description What is kept, where, for how long, and who can read it, with what one can do about it in the margin.
 * @layout full
 * @order 39
 */
const kept = [
  {
    name: 'Files you add',
    place: 'Ohio and Oregon',
    time: 'Until you delete them',
    note: 'See and delete them in',
    link: { href: '/files', text: 'Files' },
  },
  {
    name: 'Conversations and prompts',
    place: 'Your browser',
    time: 'Until you delete them',
    note: 'Search and delete them in',
    link: { href: '/history', text: 'History' },
  },
  {
    name: 'Shared conversations',
    place: 'Ohio and Oregon',
    time: 'Until you stop sharing',
    note: 'What a reader sees:',
    link: { href: '/shared', text: 'an example' },
  },
  {
    name: 'Your name, email, and plan',
    place: 'Ohio and Oregon',
    time: 'Until you close the account',
    note: 'Change your plan in',
    link: { href: '/settings#plan', text: 'Settings' },
  },
  {
    name: 'Number of questions a day',
    place: 'Ohio and Oregon',
    time: '13 months',
    note: 'See what we count in',
    link: { href: '/usage', text: 'Usage' },
  },
  {
    name: 'Error and access logs',
    place: 'Ohio and Oregon',
    time: '14 days',
    note: 'No question or answer is in them.',
    link: { href: '', text: '' },
  },
  {
    name: 'Invoices',
    place: 'Payment processor',
    time: '7 years, as tax law requires',
    note: 'You get each one by email.',
    link: { href: '', text: '' },
  },
]

const sections = [
  {
    id: 'files',
    name: 'Your files',
    note: 'Delete a file, and it stops being read at once.',
    link: { href: '/files', text: 'Your files' },
    paragraphs: [
      'We keep a file from the moment you add it until you delete it, with an index of its words, so that a question can be answered from it. Both are encrypted, in transit and at rest.',
      'When you delete a file, it and its index are gone from our servers right away and from our backups within 30 days.',
    ],
  },
  {
    id: 'questions',
    name: 'Your questions',
    note: 'What was asked in one browser is not in another.',
    link: { href: '/history', text: 'Your history' },
    paragraphs: [
      'A question is sent to our servers with the conversation so far. It is answered there from your files, by a model that runs on our own machines. No other company receives any of it.',
      'Once the answer is complete, we count one question and keep none of its words. The conversation is saved in your browser.',
    ],
  },
  {
    id: 'training',
    name: 'Training',
    note: 'There is no setting for this, because there is nothing to turn off.',
    link: { href: '', text: '' },
    paragraphs: [
      'No model is trained on your files, your questions, or the answers: not ours, and nobody else’s. That is so on every plan, including Free.',
    ],
  },
  {
    id: 'readers',
    name: 'Who can read them',
    note: 'You see who opened a file for you, and when, in the email we send afterward.',
    link: { href: '', text: '' },
    paragraphs: [
      'You can, and on Team the people you add. Nobody at Postil opens a file or a conversation unless you ask us for help in writing and name it. Then one person can open it, for 24 hours.',
      'If a court orders us to hand something over, we tell you first, unless the order forbids it, and we hand over no more than it names.',
    ],
  },
  {
    id: 'sharing',
    name: 'When you share a conversation',
    note: 'Readers see the quoted passages, never the files.',
    link: { href: '/shared', text: 'A shared conversation' },
    paragraphs: [
      'Sharing puts a copy of the conversation on our servers, at an address nobody can guess. Anyone who has the address can read it. On Team you can limit it to your team.',
      'Stop sharing, and the address shows nothing from then on.',
    ],
  },
  {
    id: 'export',
    name: 'Taking it with you, and deleting it',
    note: 'Export and delete are both under Your data.',
    link: { href: '/settings', text: 'Settings' },
    paragraphs: [
      'A full export is one JSON file with every conversation, branch, and prompt. It is there on every plan, and after you cancel.',
      'To close your account, write to hello@postil.example. Your files, your shared conversations, and your name are deleted that day, and are gone from backups within 30 days. Invoices stay as long as tax law requires.',
    ],
  },
  {
    id: 'cookies',
    name: 'Cookies and other companies',
    note: 'That is why no banner asks you about cookies.',
    link: { href: '', text: '' },
    paragraphs: [
      'One cookie keeps you signed in. Your theme, your settings, and your conversations are in the storage of your browser. There are no advertising cookies, no analytics scripts, and no fonts from elsewhere.',
      'Two kinds of companies work for us: those that host our servers in Ohio and Oregon, which see only encrypted disks, and a payment processor, which sees your card. We do not sell personal information.',
    ],
  },
  {
    id: 'trouble',
    name: 'If something goes wrong',
    note: 'A person answers within one business day.',
    link: { href: 'mailto:security@postil.example', text: 'security@postil.example' },
    paragraphs: [
      'If anyone gets into your files who should not have, we tell you within 72 hours of finding out: what was read, since when, and what we did about it.',
    ],
  },
  {
    id: 'rights',
    name: 'Your rights, and changes',
    note: 'Postil, Inc., 24 Fore River Road, Portland, Maine 04102',
    link: { href: 'mailto:hello@postil.example', text: 'hello@postil.example' },
    paragraphs: [
      'Wherever you live, you can ask what we know about you, have it corrected, and have it deleted. Write to us, and we do it within 30 days. Postil is not meant for anyone under 16.',
      'If we change this page, we write to you 30 days ahead and say which sentences changed.',
    ],
  },
]

export default function Privacy() {
  return (
    <div className="leaf leaf-site">
      <div className="leaf-text pt-12 pb-24 sm:pt-14">
        <p className="place">In effect since June 1, 2026</p>
        <h1 className="title mt-2">Privacy</h1>
        <p className="lead mt-4">
          Postil reads what you would not leave on a train. This page says what we keep, where, for how long, and who
          can read it.
        </p>

        <section aria-labelledby="kept-heading" className="mt-12 border-t border-ink pt-7">
          <h2 id="kept-heading" className="question">
            What is kept
          </h2>
          <p className="aside-note mt-1 @min-[52rem]/leaf:mt-4">
            No source marks here: this is our word, not a passage in a file.
          </p>
          <p className="mt-3">Our servers are in Ohio and Oregon. What is only in your browser never reaches us.</p>
          <div
            aria-hidden="true"
            className="text-soft mt-5 grid grid-cols-[5fr_3fr_4fr] gap-x-6 pb-2 text-sm/6 max-sm:hidden"
          >
            <p>What</p>
            <p>Where</p>
            <p>How long</p>
          </div>
          <dl className="text-[0.9375rem]/6 max-sm:mt-5">
            {kept.map((line) => (
              <div
                key={line.name}
                className="border-rule relative grid grid-cols-2 gap-x-6 border-t py-2.5 sm:grid-cols-[5fr_3fr_4fr]"
              >
                <dt className="font-medium max-sm:col-span-2">{line.name}</dt>
                <dd className="text-soft">{line.place}</dd>
                <dd>{line.time}</dd>
                <dd className="row-note text-soft text-sm/6">
                  {line.note}{' '}
                  {line.link.href !== '' && (
                    <a href={line.link.href} className="link">
                      {line.link.text}
                    </a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>

        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-heading`}
            className="border-rule mt-8 flow-root scroll-mt-6 border-t pt-7 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col"
          >
            <h2 id={`${section.id}-heading`} className="question">
              {section.name}
            </h2>
            <p className="aside-note mt-3 @max-[52rem]/leaf:order-last @min-[52rem]/leaf:mt-4">
              {section.note}{' '}
              {section.link.href !== '' && (
                <a href={section.link.href} className="link block w-fit py-0.5">
                  {section.link.text}
                </a>
              )}
            </p>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-pretty">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
