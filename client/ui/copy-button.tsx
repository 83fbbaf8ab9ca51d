import { CheckIcon, Square2StackIcon } from '@heroicons/react/16/solid'
import { useCopy } from '#client/hooks/use-copy.ts'
import { Button } from './button.tsx'

type Props = {
  /** A function where it is worth making only when it is wanted; null is what could not be had. */
  text: string | (() => string | null | Promise<string | null>)
  /** What is copied, for those who do not see what the button stands beside. */
  what: string
  /** What the button says until it is pressed. */
  label?: string
  /** There is nothing to copy yet. */
  disabled?: boolean
  /** Is told once it lies on the clipboard. */
  onCopied?: () => void
}

const words = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' }

export function CopyButton({ text, what, label = words.idle, disabled = false, onCopied }: Props) {
  const { state, copy } = useCopy()
  const shown = state === 'idle' ? label : words[state]
  const Icon = state === 'copied' ? CheckIcon : Square2StackIcon

  async function copyAndTell() {
    if (await copy(typeof text === 'string' ? text : await text())) onCopied?.()
  }

  return (
    <>
      <Button
        variant="secondary-alt"
        size="sm"
        disabled={disabled}
        onClick={() => void copyAndTell()}
        aria-label={`${shown}: ${what}`}
        className="min-w-22"
      >
        <Icon aria-hidden className="size-4" />
        {shown}
      </Button>
      <output className="sr-only">
        {state === 'copied' && `${what} copied`}
        {state === 'failed' && 'Copying was refused by the browser. Select the text and copy it by hand.'}
      </output>
    </>
  )
}
