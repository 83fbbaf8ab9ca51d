import { useEffect, useState } from 'react'
import type { Turn } from '@/ui/session'
import { TurnOf, type TurnActs } from './turn'

interface TranscriptProps {
  turns: readonly Turn[]
  isStreaming?: boolean
  target?: number
  acts?: TurnActs
}

/** As many answers are drawn at once as a screen may show; the others follow while nobody waits for them. */
const atOnce = 12
const afterwards = 5

/** The turns of a conversation, however long it is. */
export function Transcript({ turns, isStreaming = false, target = -1, acts }: TranscriptProps) {
  const conversation = turns[0]?.question.conversationId
  const opened = { of: conversation, from: Math.max(0, turns.length - atOnce) }
  const [drawn, setDrawn] = useState(opened)
  if (drawn.of !== conversation) setDrawn(opened)
  useEffect(() => {
    if (drawn.from === 0) return
    const more = () => setDrawn(({ of, from }) => ({ of, from: Math.max(0, from - afterwards) }))
    const frame = requestAnimationFrame(more)
    return () => cancelAnimationFrame(frame)
  }, [drawn])

  return turns.map((turn, index) => (
    <TurnOf
      key={turn.question.id}
      turn={turn}
      number={index + 1}
      isLast={index === turns.length - 1}
      isBusy={isStreaming}
      isDrawn={index >= drawn.from}
      isTarget={index === target}
      acts={acts}
    />
  ))
}
