import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { turnStyles } from '@/ui/styles'

interface QuestionFormProps {
  text: string
  onSend: (text: string) => void
  onLeave: () => void
}

/** An earlier question, to be asked in other words. */
export function QuestionForm({ text, onSend, onLeave }: QuestionFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])

  function send(event: SubmitEvent) {
    event.preventDefault()
    const asked = field.current?.value.trim()
    if (asked) onSend(asked)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, metaKey, ctrlKey, shiftKey, nativeEvent } = event
    if (key === 'Escape') {
      event.preventDefault()
      onLeave()
    } else if (key === 'Enter' && !nativeEvent.isComposing && (!shiftKey || metaKey || ctrlKey)) {
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }
  }

  return (
    <form onSubmit={send} className={turnStyles.edit}>
      <textarea
        ref={field}
        rows={2}
        required
        aria-label="Edit the question"
        defaultValue={text}
        onKeyDown={onKeyDown}
        className={turnStyles.field}
      />
      <div className={turnStyles.failureBar}>
        <button type="submit" className={turnStyles.primary}>
          Ask this instead
        </button>
        <button type="button" onClick={onLeave} className={turnStyles.secondary}>
          Cancel
        </button>
      </div>
    </form>
  )
}
