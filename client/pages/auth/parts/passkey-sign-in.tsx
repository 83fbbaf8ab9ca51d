import { KeyIcon } from '@heroicons/react/20/solid'
import { router } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { Button } from '#client/ui/button.tsx'
import { canUsePasskeys, signInWithPasskey } from '#client/webauthn.ts'
import { OtherWays } from './other-ways.tsx'

type Props = { next: string | null; label?: string }

/** The other way in, where the browser knows passkeys. */
export function PasskeySignIn({ next, label = 'Sign in with a passkey' }: Props) {
  const mounted = useMounted()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  if (mounted && !canUsePasskeys()) return null

  async function signIn() {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      const remember = document.querySelector<HTMLInputElement>('input[name="remember"]')?.checked ?? false
      const { to } = await signInWithPasskey({ next, remember })
      router.visit(to)
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }

  return (
    // Keeps its place until it is known whether it is wanted, so that nothing moves.
    <div className={clsx(!mounted && 'invisible')}>
      <OtherWays />
      <Button variant="secondary-alt" size="lg" aria-disabled={busy} onClick={signIn} className="w-full">
        <KeyIcon aria-hidden className="size-5" />
        {busy ? 'Waiting for your device…' : label}
      </Button>
      <output className="block text-sm text-danger not-empty:mt-2">
        {failed && 'No passkey was accepted. Try again, or take the other way.'}
      </output>
    </div>
  )
}
