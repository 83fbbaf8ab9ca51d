import { usePage } from '@inertiajs/react'
import { addCommand, shadcnCommand } from '#shared/add-commands.ts'
import { cliCommand } from '#shared/cli.ts'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

export type Way = {
  key: string
  title: string
  /** What one does, in as few words as a picture has room for. */
  act: string
  forWhom: string
  needs: string
  updates: string
  /** What is typed or said; null where a button is pressed. */
  sample: string | null
  more: { label: string; href: string }
}

/** The ways to take a component, shown with one that everyone may have. */
export function useWays(example: Pages['use-it-your-way']['example']): Way[] {
  const { url } = usePage().props.site

  return [
    {
      key: 'copy',
      title: 'Copy',
      act: 'Press Copy beside the code',
      forWhom: 'For a first try, and wherever one component is all you want.',
      needs: 'A browser. For what is not free you sign in.',
      updates: 'The changelog says what changed. You copy again.',
      sample: null,
      more: { label: 'Getting started', href: urls.docs('getting-started') },
    },
    {
      key: 'shadcn',
      title: 'shadcn command line',
      act: 'Run a command you know',
      forWhom: 'For projects that take components from shadcn registries already, in any of the four flavours.',
      needs: 'An entry in package.json or components.json, and an access key for what is not free.',
      updates: 'It can show what changed, and asks before it overwrites a file.',
      sample: example && shadcnCommand(example.path),
      more: { label: 'Set up the registry', href: urls.docs('registry') },
    },
    {
      key: 'cli',
      title: `${site.name} command line`,
      act: 'Add now, update later',
      forWhom: 'For projects that take updates later and keep their own changes.',
      needs: 'Node.js 20 or newer, and an access key for what is not free.',
      updates: 'Merged into your files, with conflicts marked.',
      sample: example ? addCommand(url, example.path) : cliCommand(url, 'init'),
      more: { label: 'All commands', href: urls.docs('cli') },
    },
    {
      key: 'assistant',
      title: 'Your assistant',
      act: 'Say what you want to build',
      forWhom: 'For coding assistants such as Claude Code and Cursor.',
      needs: 'A connection to our MCP server, which you allow in the browser; or our skill in your project.',
      updates: 'It fetches the component again and changes your file.',
      sample: example && `Add Millwork’s “${example.title}” to this page, in teal.`,
      more: { label: 'Connect an assistant', href: urls.docs('mcp') },
    },
  ]
}
