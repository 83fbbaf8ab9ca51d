import { type ComponentType, StrictMode, useEffect, useSyncExternalStore } from 'react'

type Props = { component: ComponentType; onAlive?: () => void }

const never = () => () => {}

/** A component as the preview shows it: the same tree on the server and in the browser, so that generated ids agree. */
export function Sample({ component: Component, onAlive }: Props) {
  // Drawn a second time, which brings with it what the component's own effects changed.
  const isSettled = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (isSettled) onAlive?.()
  }, [isSettled, onAlive])
  return (
    <StrictMode>
      <Component />
    </StrictMode>
  )
}
