import { CopyButton } from '#client/ui/copy-button.tsx'
import { breakable } from '#client/ui/breakable.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { Section } from './parts/section.tsx'
import { WaysDrawing } from './use-it-your-way/parts/ways-drawing.tsx'
import { useWays } from './use-it-your-way/parts/use-ways.ts'

/** Every way to take components, in one picture, and which is for whom. */
export default function UseItYourWay({ example }: Pages['use-it-your-way']) {
  const ways = useWays(example)

  return (
    <>
      <PageHead
        title="Use it your way"
        description="Copy a component, add it with the shadcn command line or our own, or let an assistant fetch it: the same code in every flavour, under one licence."
      />
      <PageIntro
        title="Use it your way"
        text="Copy a component, add it with a command, or let your assistant fetch it. Each way gives the same code in HTML, React, Vue or Svelte, in your colours, under one licence."
        isTop
        className="pt-8! pb-8! sm:pt-14! sm:pb-10!"
      />
      <Section labelledBy="picture" className="py-10 sm:py-14">
        <h2 id="picture" className="sr-only">
          Four ways into your project
        </h2>
        <WaysDrawing ways={ways} />
      </Section>
      <Section labelledBy="which" className="py-12 sm:py-16">
        <h2 id="which" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          Which way is for you
        </h2>
        <ul className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {ways.map(({ key, title, forWhom, needs, updates, sample, more }) => (
            <li key={key} id={key} className="min-w-0 scroll-mt-24 border-t border-line-strong pt-5">
              <h3 className="text-xl font-semibold tracking-tight text-ink">{title}</h3>
              <p className="mt-2 text-base text-pretty text-muted">{forWhom}</p>
              <dl className="mt-4 grid gap-x-4 gap-y-2 text-base sm:grid-cols-[6rem_minmax(0,1fr)]">
                <dt className="text-muted">You need</dt>
                <dd className="text-pretty text-ink">{needs}</dd>
                <dt className="text-muted">Updates</dt>
                <dd className="text-pretty text-ink">{updates}</dd>
              </dl>
              {sample && (
                <div className="mt-5 flex items-center gap-3 rounded-xl bg-(--code-ground) py-1.5 ps-4 pe-1.5 ring-1 ring-line">
                  <code className="min-w-0 flex-1 font-mono text-[0.8125rem]/5 wrap-anywhere text-ink">
                    {breakable(sample)}
                  </code>
                  <CopyButton text={sample} what={`${title}: ${sample}`} />
                </div>
              )}
              <p className="mt-4 text-base">
                <Link href={more.href} alone>
                  {more.label}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        labelledBy="licence"
        className="grid gap-x-16 gap-y-6 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <h2 id="licence" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          One licence for all of them
        </h2>
        <div className="max-w-prose text-lg/8 text-pretty text-muted">
          <p>
            Free components need no account, unless an assistant connects to our MCP server: then you sign in. For the
            rest your licence counts. A command line sends an access key of your account; an assistant is allowed once,
            in the browser. Both open what your licence opens, and you can end them at any time.
          </p>
          <p className="mt-5">What you took stays in your project: plain files that ask our servers for nothing.</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={urls.freeComponents()} size="lg">
              Start with a free component
            </ButtonLink>
            <ButtonLink href={urls.pricing()} size="lg" variant="secondary-alt">
              See the licences
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  )
}
