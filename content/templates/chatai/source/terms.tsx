/**
 * @title Terms
 * @description What Postil and its customers owe each other, with the short version in the margin.
 * @layout full
 * @order 40
 */
const sections = [
  {
    id: 'agreement',
    name: 'Who agrees to what',
    note: 'If you use Postil for a company or a town, you agree on its behalf.',
    link: { href: '', text: '' },
    paragraphs: [
      'These terms are between you and Postil, Inc., of Portland, Maine. You agree to them when you first ask about files of your own. You have to be at least 18, or at least 16 with a parent’s permission.',
    ],
  },
  {
    id: 'files',
    name: 'Your files stay yours',
    note: 'What is kept, where, and for how long is on a page of its own.',
    link: { href: '/privacy', text: 'Privacy' },
    paragraphs: [
      'You keep every right in your files and in the answers. You allow us to store your files, index them, and quote from them to you and to those you share with. That permission ends for each file when you delete it. It does not cover training a model.',
      'Add only files that you are allowed to read and copy.',
    ],
  },
  {
    id: 'answers',
    name: 'What an answer is worth',
    note: 'A sentence without a mark rests on nothing but the assistant.',
    link: { href: '/shared', text: 'An example' },
    paragraphs: [
      'A source mark leads to the passage that was read. The passage is quoted as it stands in your file, and the sentence beside it can still be wrong. Read the passage before you sign, pay, or publish anything because of it.',
      'Answers are not legal, financial, or engineering advice.',
    ],
  },
  {
    id: 'rules',
    name: 'What is not allowed',
    note: 'Found a security hole? Tell us.',
    link: { href: 'mailto:security@postil.example', text: 'security@postil.example' },
    paragraphs: [
      'Do not use Postil to break the law, to read files that are not yours to read, to get around the limits of a plan, to resell it, or to disturb it for others.',
    ],
  },
  {
    id: 'payment',
    name: 'Plans and payment',
    note: 'Each line of the plans says how it is counted.',
    link: { href: '/pricing', text: 'Pricing' },
    paragraphs: [
      'Free costs nothing and needs no card. Solo is $12 a month or $120 a year. Team is $20 a month per person or $200 a year per person, for 2 to 50 people. Sales tax is added where it applies.',
      'You pay in advance, each month or each year, on the day of the month you signed up. At the limit of a plan you can go on reading, searching, and exporting, and are never charged extra.',
      'If a price goes up, we write to you 30 days ahead, and the new price starts with the bill after that.',
    ],
  },
  {
    id: 'leaving',
    name: 'Canceling',
    note: 'Change and cancel are both under Plan.',
    link: { href: '/settings#plan', text: 'Settings' },
    paragraphs: [
      'You can cancel at any time. You keep your plan through the end of the month you paid for, and then you are on Free. On a yearly plan, we refund the full months that are left.',
      'Files over the limits of Free stay for 90 days so that you can clear them out or choose a plan again. We write to you twice before they are deleted.',
    ],
  },
  {
    id: 'closing',
    name: 'When we close an account',
    note: 'We have to give a reason, and you can answer it.',
    link: { href: 'mailto:hello@postil.example', text: 'hello@postil.example' },
    paragraphs: [
      'We can close an account that breaks these terms, after 14 days’ notice, or at once where others would be harmed. You can still export, and we refund the full months that are left.',
      'If we ever stop offering Postil, we will tell you 90 days ahead and refund the full months that are left.',
    ],
  },
  {
    id: 'liability',
    name: 'What we are liable for',
    note: 'Some states do not allow limits like these. There, they do not apply.',
    link: { href: '', text: '' },
    paragraphs: [
      'We run Postil with care, but it is offered as it is, and can be down or be wrong. If it costs you money, we are liable for no more than what you paid us in the 12 months before, or $100 if that is more. There is no limit for what we do on purpose or through gross negligence.',
    ],
  },
  {
    id: 'law',
    name: 'Law and changes',
    note: 'Postil, Inc., 24 Fore River Road, Portland, Maine 04102',
    link: { href: '', text: '' },
    paragraphs: [
      'Maine law applies, and the courts of Cumberland County, Maine, settle disputes. You can go to small claims court where you live, and nothing here makes you arbitrate.',
      'If we change these terms, we write to you 30 days ahead and say which sentences changed. If you do not agree, cancel before then.',
    ],
  },
]

export default function Terms() {
  return (
    <div className="leaf leaf-site">
      <div className="leaf-text pt-12 pb-24 sm:pt-14">
        <p className="place">In effect since June 1, 2026</p>
        <h1 className="title mt-2">Terms</h1>
        <p className="lead mt-4">
          What we owe each other, in nine short sections. The margin notes what to remember, and where to act on it.
        </p>

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
