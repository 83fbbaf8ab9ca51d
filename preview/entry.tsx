/** Brings the bare preview page to life: hydrates the component that the document names. */
import '@fontsource-variable/inter'
import '@fontsource-variable/jetbrains-mono'
import './preview.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { components } from './components.ts'
import { connectToFrame } from './frame.ts'

const root = document.getElementById('preview')!
const load = components[`/content/components/${root.dataset.component}.tsx`]

connectToFrame(root)

if (load) {
  const { default: Component } = await load()
  const tree = (
    <StrictMode>
      <Component />
    </StrictMode>
  )
  if (root.hasChildNodes()) hydrateRoot(root, tree)
  else createRoot(root).render(tree)
}
