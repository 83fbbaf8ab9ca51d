import type { Flavour } from '#shared/catalog.ts'
import { site } from '#shared/site.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { iconLinks } from '../http/icons.ts'

export const sandboxOrigin = 'https://stackblitz.com'

type Sandbox = {
  title: string
  flavour: Flavour
  /** Texts by path. */
  files: Record<string, string>
  /** The file that stands open there. */
  opened: string
  free: boolean
}

const frameworks: Record<Flavour, string> = {
  html: 'HTML with Alpine.js',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
}

export const sandboxStyles = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; display: grid; min-height: 100svh; place-items: center; background: light-dark(#fff, #0b0f17); color: light-dark(#14181f, #e6eaf0); }
main { max-width: 32rem; padding: 2rem 1.25rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
p { text-wrap: pretty; }
ul { padding-inline-start: 1.25rem; font: 0.875rem/1.7 ui-monospace, monospace; overflow-wrap: anywhere; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 0; border-radius: 0.5rem; background: #1d4ed8; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #1e40af; }
button:focus-visible { outline: 2px solid light-dark(#1d4ed8, #93c5fd); outline-offset: 2px; }`

/**
 * A page with one form, which opens the project there: a POST as StackBlitz documents it, with a field per file, and
 * no script of theirs or ours. Source: developer.stackblitz.com, “POST API”.
 */
export function sandboxDocument({ title, flavour, files, opened, free }: Sandbox): string {
  const field = (name: string, value: string) =>
    `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`
  const name = `${title}, ${frameworks[flavour]}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} in StackBlitz | ${escapeMarkup(site.name)}</title>
${iconLinks}
<style>${sandboxStyles}</style>
</head>
<body>
<main>
<h1>Open “${escapeMarkup(title)}” in StackBlitz</h1>
<p>The code goes to stackblitz.com, where it runs in your browser as a project of its own: ${frameworks[flavour]}, Vite and Tailwind CSS 4. Nothing else of yours is sent.</p>
${free ? '' : '<p>Projects saved there may be public. This component comes with a licence, so keep yours private.</p>\n'}<form method="post" action="${sandboxOrigin}/run?file=${encodeURIComponent(opened)}">
${field('project[title]', name)}
${field('project[description]', `${name}, from ${site.name}`)}
${field('project[template]', 'node')}
${Object.entries(files)
  .map(([path, text]) => field(`project[files][${path}]`, text))
  .join('\n')}
<button>Open in StackBlitz</button>
</form>
<p>What is sent:</p>
<ul>
${Object.keys(files)
  .map((path) => `<li>${escapeMarkup(path)}</li>`)
  .join('\n')}
</ul>
</main>
</body>
</html>
`
}
