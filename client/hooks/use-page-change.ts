import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent } from 'react'

/** Runs when a visit to another page begins. */
export function useVisitStart(onStart: () => void) {
  const handle = useEffectEvent(onStart)
  useEffect(() => router.on('start', ({ detail }) => void (detail.visit.prefetch || handle())), [])
}
