/** Brings the bare preview page to life: hydrates the component that the document names, once nobody scrolls past it. */
import '@fontsource-variable/inter'
import './inter-basic.css'
import '@fontsource-variable/jetbrains-mono'
import './base.css'
import { defined } from '#shared/defined.ts'
import { connectToFrame } from './frame.ts'
import { connectDrawing } from './drawn.ts'
import { connectOpener } from './opened.ts'
import { scrollRests } from './scroll-rests.ts'

const root = defined(document.getElementById('preview'), 'The element “preview”')

const tell = connectToFrame(root)
await scrollRests()
const { hydrate } = await import('./hydrate.tsx')
const again = await hydrate(root)
connectOpener((told) => tell({ type: 'millwork:opened', ...told }), again)
connectDrawing(tell)
