import { Link } from '#client/ui/link.tsx'
import { Section } from '#client/pages/parts/section.tsx'
import { useMenu } from '#client/hooks/use-menu.ts'
import { site } from '#shared/site.ts'
import { type TaxTreatment, taxWords } from '#shared/tax.ts'
import { urls } from '#shared/urls.ts'

/** What a careful buyer wants to know beside the price: tax, refund, what becomes of it, and how to try it first. */
export function Promises({ tax }: { tax: TaxTreatment }) {
  const { free } = useMenu()
  const promises = [
    { title: 'Tax', text: taxWords[tax] },
    {
      title: `Refund within ${site.refundDays} days`,
      text: 'Write to us, and you have the whole sum back. The licence ends with it.',
      link: (
        <Link alone href={`${urls.legal('terms-of-service')}#refunds`}>
          The refund rule
        </Link>
      ),
    },
    {
      title: 'Yours if we stop',
      text: `You would have ${site.closingNoticeDays} days’ notice to copy everything, and may keep using what you copied: the licence says so.`,
      link: (
        <Link alone href={urls.legal('license')}>
          Read the licence
        </Link>
      ),
    },
    {
      title: 'Try before you pay',
      text: `${free === 1 ? 'One component is' : `${free} components are`} free with all of their code, without an account or a card.`,
      link: (
        <Link alone href={urls.freeComponents()}>
          See the free components
        </Link>
      ),
    },
  ]

  return (
    <Section labelledBy="promises" className="py-10">
      <h2 id="promises" className="sr-only">
        Tax, refund and what stays yours
      </h2>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ title, text, link }) => (
          <li key={title} className="text-base">
            <h3 className="font-semibold text-ink">{title}</h3>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
            {link && <p className="mt-2 flex">{link}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
