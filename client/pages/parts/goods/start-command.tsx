import { usePage } from '@inertiajs/react'
import { breakable } from '#client/ui/breakable.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { cliCommand } from '#shared/cli.ts'
import { urls } from '#shared/urls.ts'

type Props = {
  /** What is made: "carbon/html". */
  project: string
  title: string
  folder: string
  /** The edition that comes into the folder, where there are several: "Next.js". */
  edition?: string | undefined
  /** Whether this visitor may have it already. */
  isOpen: boolean
}

/** The command that starts a project with a template or a starter kit, and what it does. */
export function StartCommand({ project, title, folder, edition, isOpen }: Props) {
  const command = cliCommand(usePage().props.site.url, `create ${project} ${folder}`)
  return (
    <>
      <p className="mt-4 text-sm text-pretty text-muted">
        {isOpen ? 'This command makes the folder ' : 'Then this command makes the folder '}
        <code className="font-mono text-[0.8125rem] whitespace-nowrap text-ink">{folder}</code>
        {edition && ` with the ${edition} edition`}, once you have{' '}
        <Link href={urls.docs('cli')}>signed in on the command line</Link>:
      </p>
      <div className="mt-2 grid justify-items-start gap-2 rounded-lg bg-(--code-ground) p-3 ring-1 ring-line">
        <code className="min-w-0 font-mono text-xs/5 wrap-anywhere text-ink">{breakable(command)}</code>
        <CopyButton text={command} what={`command that starts a project with ${title}`} />
      </div>
    </>
  )
}
