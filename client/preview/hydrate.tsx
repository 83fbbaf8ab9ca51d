import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { playFirstActs } from '#shared/first-acts/play.ts'
import { components } from './components.ts'
import { Sample } from './sample.tsx'

/**
 * Takes over what the server sent of the component that the element names; renders it where nothing was sent.
 * Answers how to let it begin once more.
 */
export async function hydrate(root: HTMLElement): Promise<() => void> {
  const load = components[`/content/components/${root.dataset.component}.tsx`]
  if (!load) return () => {}
  const { default: component } = await load()
  const sample = <Sample component={component} onAlive={() => queueMicrotask(() => void takeOver())} />
  // The moment from which the sample reacts, for whoever takes its picture or tests it.
  const takeOver = async () => {
    await playFirstActs(() => flushSync(() => {}))
    root.dataset.alive = ''
  }
  const isSent = root.hasChildNodes()
  const drawn = isSent ? hydrateRoot(root, sample) : createRoot(root)
  if (!isSent) drawn.render(sample)
  let times = 0
  return () => drawn.render(<Sample key={++times} component={component} onAlive={() => {}} />)
}
