import { usePage } from '@inertiajs/react'
import { api } from '#client/api.ts'
import { countCopy, rememberCopied } from '#client/count-copy.ts'
import { chosenWishes, currentPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { TakeMenu } from '#client/ui/take-menu.tsx'
import type { CopyChannel } from '#shared/copies.ts'
import type { CodeAnswer, PublicComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** Every way to take a component that everyone may have. */
export function PublicTakeMenu({ component }: { component: PublicComponent }) {
  const { auth } = usePage().props
  const { path } = component

  function took(channel: CopyChannel) {
    countCopy({ component: path, flavour: currentPreferences().flavour, channel })
    if (auth.user) rememberCopied(path)
  }

  return <TakeMenu component={component} fetchCode={() => codeNow(path)} codeChannel="page" onCopied={took} />
}

/** The code as it is chosen now; null where it could not be had. */
function codeNow(path: string): Promise<CodeAnswer | null> {
  const preferences = currentPreferences()
  return api<CodeAnswer>(urls.code(path, preferences.flavour, chosenWishes(preferences))).catch(() => null)
}
