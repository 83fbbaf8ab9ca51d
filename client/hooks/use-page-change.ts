import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent } from 'react'

/** Runs when a visit to another page begins, also to one that was fetched ahead, of which no start is told. */
export function useVisitStart(onStart: () => void) {
  const handle = useEffectEvent(onStart)
  useEffect(() => router.on('before', ({ detail }) => void (detail.visit.prefetch || handle())), [])
}
