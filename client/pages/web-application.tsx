import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { MissingPart } from './parts/missing-part.tsx'
import { Section } from './parts/section.tsx'

/** Part of the larger licences, and not made yet; the page says so until it is. */
export default function WebApplication() {
  const none = 'The web application is not published yet.'

  return (
    <>
      <PageHead title="Web application" description={none} isListed={false} />
      <PageIntro title="Web application" text={`${none} What there is today are the parts it will be built from.`} />
      <Section className="py-14 sm:py-20">
        <div className="grid items-center gap-10 md:grid-cols-2">
          <MissingPart className="max-w-sm" />
          <ButtonLink href={urls.components('application-ui')} size="lg" className="justify-self-start">
            See Application UI
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}
