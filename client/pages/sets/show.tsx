import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from '../components/parts/page-intro.tsx'
import { Section } from '../parts/section.tsx'
import { SetContents } from '../parts/sets/set-contents.tsx'

export default function Set({ set }: Pages['sets/show']) {
  const { slug, title, description, world } = set

  return (
    <>
      <PageHead title={`${title}, a set of components`} description={description} markdown={urls.setMarkdown(slug)} />
      <PageIntro title={title} text={description} isTop className="pt-8! pb-8! sm:pt-12! sm:pb-10!">
        <p className="max-w-[36rem] text-sm text-pretty text-muted">{world}</p>
        <ButtonLink href={urls.appSet(slug)} variant="secondary-alt" className="mt-5">
          Download it in the app
        </ButtonLink>
      </PageIntro>
      <Section className="py-10 sm:py-12">
        <SetContents set={set} address={urls.component} />
      </Section>
    </>
  )
}
