import { createContext, use } from 'react'

/** Copies a text and says that it is done, or that it cannot be. */
export const CopyContext = createContext<(text: string, done: string) => void>(
  (text) => void navigator.clipboard.writeText(text),
)

export function CopyCode({ code }: { code: string }) {
  const copy = use(CopyContext)
  return (
    <button type="button" data-copy="" onClick={() => copy(code, 'Code copied.')}>
      Copy
    </button>
  )
}
