import { CheckIcon, Square2StackIcon } from '@heroicons/react/16/solid'
import { useCopy } from '#client/hooks/use-copy.ts'
import { Button } from './button.tsx'

type Props = {
  text: string
  /** What is copied, for those who do not see what the button stands beside. */
  what: string
}

const words = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' }

export function CopyButton({ text, what }: Props) {
  const { state, copy } = useCopy()
  const Icon = state === 'copied' ? CheckIcon : Square2StackIcon

  return (
    <>
      <Button
        variant="secondary-alt"
        size="sm"
        onClick={() => copy(text)}
        aria-label={`${words[state]}: ${what}`}
        className="min-w-22"
      >
        <Icon aria-hidden className="size-4" />
        {words[state]}
      </Button>
      <output className="sr-only">
        {state === 'copied' && `${what} copied`}
        {state === 'failed' && 'Copying was refused by the browser. Select the text and copy it by hand.'}
      </output>
    </>
  )
}
