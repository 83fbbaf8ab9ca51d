/** The document of one frame: the component in one view, and the script that looks at it. */
import { shownName, type Prepared } from './prepare.ts'
import { lookInFrame } from './look-in-frame.ts'
import { placing } from '../sheets/photograph.ts'
import type { View } from './views.ts'

const typeface = `@font-face { font-family: Inter; font-weight: 100 900; src: url(/inter.woff2) }
  html { font-family: Inter, sans-serif }`
const still =
  '*,::before,::after{transition-duration:0s!important;transition-delay:0s!important;animation:none!important;caret-color:transparent!important}'

export function frameDocument({ meta, css, html }: Prepared, view: View): string {
  const { flavour, theme, dir, text, isOpened, isMarked } = view
  const options = { opens: isOpened ? (meta.opens ?? '') : '', isMarked }
  // A component that brings its page's main would stand in a second one.
  const around = /<main[\s>]/.test(html) ? 'div' : 'main'
  const least = meta.minHeight > 0 ? `min-height: ${meta.minHeight}px` : ''
  return `<!doctype html><html lang="en" dir="${dir}" class="${theme === 'dark' ? 'dark' : ''}" style="font-size: ${text}%"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${view.label}</title><link rel="icon" href="data:,">
<style>${css}\n${typeface}\n[x-cloak]{display:none!important} ${still} body { ${least} }</style></head>
<body><${around} id="root" class="${placing[meta.layout]}">${flavour === 'html' ? html : ''}</${around}>
${isOpened ? '<script src="/opener.js"></script>' : ''}
<script>(${lookInFrame.toString()})(${JSON.stringify(options)})</script>
<script>globalThis.shown = ${JSON.stringify(shownName)}</script>
<script src="/snippet/${flavour}.js"></script></body></html>`
}
