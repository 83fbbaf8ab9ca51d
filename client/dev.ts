/** While developing: when a component was compiled again, open pages show its new code and details. */
import { router } from '@inertiajs/react'
import { refreshCode } from './hooks/use-code.ts'

export function followCatalogue() {
  import.meta.hot?.on('millwork:catalogue', () => {
    void refreshCode()
    router.reload()
  })
}
