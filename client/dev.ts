/** While developing: when a component was compiled or a text published again, open pages show what is new. */
import { router } from '@inertiajs/react'
import { refreshCode } from './hooks/use-code.ts'

export function followCatalogue() {
  import.meta.hot?.on('millwork:catalogue', () => {
    void refreshCode()
    router.reload()
  })
  import.meta.hot?.on('millwork:content', () => router.reload())
}
