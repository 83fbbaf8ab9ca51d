/** Brings the bare preview page to life: hydrates the component that the document names. */
import '@fontsource-variable/inter'
import '@fontsource-variable/jetbrains-mono'
import './preview.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { components } from './components.ts'
import { connectToFrame } from './frame.ts'
import { Sample } from './sample.tsx'

const root = document.getElementById('preview')!
const load = components[`/content/components/${root.dataset.component}.tsx`]

connectToFrame(root)

if (load) {
  const { default: component } = await load()
  const sample = <Sample component={component} onAlive={markAlive} />
  if (root.hasChildNodes()) hydrateRoot(root, sample)
  else createRoot(root).render(sample)
}

/** The moment from which the sample reacts, for whoever takes its picture or tests it. */
function markAlive() {
  root.dataset.alive = ''
}
