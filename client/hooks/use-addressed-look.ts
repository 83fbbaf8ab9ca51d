import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { type ChosenLook, noLook, readLook } from '#shared/preview-look.ts'
import { useMounted } from './use-mounted.ts'

/**
 * How somebody looks at the component of a page, kept in its address: found again by going back, by a reload and by
 * whoever gets the link. A page that was kept for everyone is drawn without it first.
 *
 * @param address of this page with a look
 */
export function useAddressedLook(
  address: (look: ChosenLook) => string,
): [ChosenLook, (part: Partial<ChosenLook>) => void] {
  const { url } = usePage()
  const mounted = useMounted()
  const [page] = url.split(/[?#]/)
  // The address follows a moment later, and the next choice may come before that.
  const [chosen, setChosen] = useState<{ page: string | undefined; look: ChosenLook } | null>(null)
  const look = chosen?.page === page && chosen ? chosen.look : mounted ? readLook(url) : noLook

  function change(part: Partial<ChosenLook>) {
    const next = { ...look, ...part }
    setChosen({ page, look: next })
    router.replace({ url: address(next), preserveScroll: true, preserveState: true })
  }
  return [look, change]
}
