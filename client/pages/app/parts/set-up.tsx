import { CheckIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { NewAccessKey } from '#client/pages/user/parts/new-access-key.tsx'
import { breakable } from '#client/ui/breakable.tsx'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { setUpKeyDays } from '#shared/access-keys.ts'
import { addCommand } from '#shared/add-commands.ts'
import { cliCommand } from '#shared/cli.ts'
import { site } from '#shared/site.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Props = { setUp: NonNullable<Pages['app/dashboard']['setUp']>; csrfToken: string }

/** The way to the library from outside of the site, in three steps; it goes once a key was used, or when it is hidden. */
export function SetUp({ setUp: { hasKey, made, first }, csrfToken }: Props) {
  const { url } = usePage().props.site

  return (
    <section aria-labelledby="set-up" className="mb-12 rounded-2xl p-5 ring-1 ring-line-strong sm:p-6">
      <div className="flex items-start justify-between gap-x-6">
        <h2 id="set-up" className="text-lg/8 font-semibold tracking-tight text-ink">
          Set up your project
        </h2>
        <PostForm action={urls.putSetUpAway()} csrfToken={csrfToken} preserveScroll>
          {(busy) => (
            <Button type="submit" variant="secondary" size="sm" aria-disabled={busy || undefined}>
              Hide<span className="sr-only"> the set-up</span>
            </Button>
          )}
        </PostForm>
      </div>
      <p className="mt-1 max-w-3xl text-sm/6 text-pretty text-muted">
        Add components with a command or through your assistant, in your colours.{' '}
        <Link href={urls.useItYourWay()}>See every way</Link>
      </p>
      {made && (
        <div className="mt-5 -mb-1">
          <NewAccessKey key={made.key} made={made} />
        </div>
      )}
      <ol className="mt-5 grid gap-x-8 gap-y-6 border-t border-line pt-5 @3xl:grid-cols-3">
        <Step number={1} title="Make an access key" isDone={hasKey}>
          {hasKey ? (
            <p>
              Write it into <Code>.env.local</Code> in your project, as <Code>MILLWORK_KEY=mwk_…</Code>, and keep that
              file out of Git. Lost it? Make another under <Link href={urls.accessKeys()}>access keys</Link>.
            </p>
          ) : (
            <>
              <p>
                With it, commands read what your account opens. It is shown once, here, and ends after {setUpKeyDays}{' '}
                days.
              </p>
              <PostForm action={urls.setUpKey()} csrfToken={csrfToken} className="mt-3" preserveScroll>
                {(busy) => (
                  <Button type="submit" size="sm" className="justify-self-start" aria-disabled={busy || undefined}>
                    {busy ? 'Making…' : 'Make a key'}
                  </Button>
                )}
              </PostForm>
            </>
          )}
        </Step>
        <Step number={2} title="Set up the project">
          <p>
            Run this in your project. It finds the framework, the version of Tailwind CSS and your colours, and writes
            them to <Code>millwork.json</Code>.
          </p>
          <Command text={cliCommand(url, 'init')} what={`command that sets up ${site.name}`} />
        </Step>
        <Step number={3} title="Add a component">
          {first && (
            <>
              <p>Try this one, which is free.</p>
              <Command text={addCommand(url, first)} what="command that adds a component" />
            </>
          )}
          <p className="mt-3">
            Or <Link href={urls.docs('mcp')}>connect your assistant</Link>, and ask it for one.
          </p>
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { number: number; title: string; isDone?: boolean; children: ReactNode }

const Step = ({ number, title, isDone = false, children }: StepProps) => (
  <li className="grid min-w-0 grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
    <span
      aria-hidden
      className="flex size-7 items-center justify-center rounded-full text-[0.8125rem] font-semibold text-ink tabular-nums ring-1 ring-line-strong"
    >
      {isDone ? <CheckIcon className="size-4 text-accent" /> : number}
    </span>
    <div className="min-w-0">
      <h3 className="text-sm/7 font-semibold text-ink">
        {title}
        {isDone && <span className="sr-only">, done</span>}
      </h3>
      <div className="mt-1 text-sm/6 text-pretty text-muted">{children}</div>
    </div>
  </li>
)

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-[0.8125rem] text-ink">{children}</code>
)

const Command = ({ text, what }: { text: string; what: string }) => (
  <div className="mt-3 grid justify-items-start gap-2 rounded-lg bg-(--code-ground) p-3 ring-1 ring-line">
    <code className="min-w-0 font-mono text-xs/5 wrap-anywhere text-ink">{breakable(text)}</code>
    <CopyButton text={text} what={what} />
  </div>
)
