import { HeartIcon as Filled } from '@heroicons/react/16/solid'
import { HeartIcon as Outline } from '@heroicons/react/24/outline'
import { Button } from '#client/ui/button.tsx'

type Props = {
  /** Null for a guest, who is led to sign in. */
  isKept: boolean | null
  onPress: () => void
}

/** Marks an icon as a favourite. */
export function HeartButton({ isKept, onPress }: Props) {
  return (
    <Button variant="secondary-alt" size="sm" aria-pressed={isKept ?? undefined} onClick={onPress}>
      {isKept ? <Filled aria-hidden className="size-4 text-danger" /> : <Outline aria-hidden className="size-4" />}
      {isKept === null ? 'Sign in to mark' : 'Favourite'}
    </Button>
  )
}
