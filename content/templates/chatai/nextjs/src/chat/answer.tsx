import { memo, useMemo, useState, type ReactNode } from 'react'
import type { Answer } from '@/lib/types'
import { turnStyles } from '@/ui/styles'
import { createDrawing } from './drawing'
import { htmlToReact } from './html-to-react'
import { MarginContext } from './margin'

/** The text of an answer with its margin, as far as it goes. Only the blocks that changed are drawn again. */
export function AnswerText({ answer }: { answer: Answer }) {
  const { id, sources, status } = answer
  const [drawing] = useState(createDrawing)
  const [arrived] = useState(() => new Set<number>())
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const margin = useMemo(() => {
    const toggle = (number: number) => setOpen((before) => before.symmetricDifference(new Set([number])))
    return { sources, open, arrived, toggle, idOf: (number: number) => `${id}-note-${number}` }
  }, [id, sources, open, arrived])

  const blocks = drawing(answer)
  const isGrowing = status === 'streaming'
  const numbers = blocks.flatMap(({ notes }) => notes).toSorted((a, z) => a - z)

  return (
    <MarginContext value={margin}>
      <div className={turnStyles.answer}>
        {blocks.map(({ html, notes }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block is its place: what was drawn stays where it is
          <Block key={index} html={html} notes={notes.join()} isGrowing={isGrowing && index === blocks.length - 1} />
        ))}
        {isGrowing && blocks.length === 0 && (
          <p className={turnStyles.waiting}>
            Reading your files <span className={turnStyles.cursor} aria-hidden="true" />
          </p>
        )}
        {!isGrowing && numbers.length > 0 && (
          // For paper: the same sources under the answer.
          <ol className={turnStyles.footnotes} aria-hidden="true">
            {numbers.map((number) => {
              const source = sources[number - 1]
              return (
                source && (
                  <li key={number} value={number}>
                    {source.title}, {source.location}: “{source.quote}”
                  </li>
                )
              )
            })}
          </ol>
        )}
      </div>
    </MarginContext>
  )
}

interface BlockProps {
  html: string
  notes: string
  isGrowing: boolean
}

const Block = memo(function Block({ html, notes, isGrowing }: BlockProps): ReactNode {
  return <div>{htmlToReact(html, { notes: notes ? notes.split(',').map(Number) : [], isGrowing })}</div>
})
