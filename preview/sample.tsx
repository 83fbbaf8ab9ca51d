import { type ComponentType, StrictMode, useEffect } from 'react'

type Props = { component: ComponentType; onAlive?: () => void }

/** A component as the preview shows it: the same tree on the server and in the browser, so that generated ids agree. */
export function Sample({ component: Component, onAlive }: Props) {
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <StrictMode>
      <Component />
    </StrictMode>
  )
}
