import { useEffect, useId, useRef, useState } from 'react'
import { describedBy, FieldError, FieldHint } from '#client/ui/field-notes.tsx'
import { acceptedFiles, describeBytes, fileLimits, fileRules } from '#shared/design-service.ts'

/** Files that go with what is written. What is too much is said when it is chosen, and holds the form back. */
export function FilesField({ error }: { error: string | undefined }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const said = problem ?? error

  useEffect(() => {
    const field = input.current
    const form = field?.form
    if (!field || !form) return
    // Else it would be sent for minutes, to be refused.
    function holdBack(event: SubmitEvent) {
      const found = problemOf(field?.files)
      setProblem(found)
      if (found === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      field?.focus()
    }
    const forget = () => setProblem(undefined)
    form.addEventListener('submit', holdBack)
    form.addEventListener('reset', forget)
    return () => {
      form.removeEventListener('submit', holdBack)
      form.removeEventListener('reset', forget)
    }
  }, [])

  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        Files (optional)
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        name="files[]"
        multiple
        accept={acceptedFiles}
        onChange={({ currentTarget }) => setProblem(problemOf(currentTarget.files))}
        {...describedBy(id, { hint: fileRules, error: said })}
        className="mt-2 block min-h-11 w-full max-w-full cursor-pointer rounded-lg bg-raised text-sm text-muted inset-ring inset-ring-control file:me-4 file:min-h-11 file:cursor-pointer file:rounded-s-lg file:border-0 file:bg-hover file:px-4 file:text-sm file:font-medium file:text-ink focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:inset-ring-danger"
      />
      <FieldHint id={id} hint={fileRules} />
      <FieldError id={id} error={said} />
    </div>
  )
}

/** What the server would say of how many and how large they are. */
function problemOf(files: FileList | null | undefined): string | undefined {
  const chosen = [...(files ?? [])]
  const { atOnce, bytes } = fileLimits
  if (chosen.length > atOnce) return `These are ${chosen.length} files; choose ${atOnce} at most.`
  const large = chosen.find(({ size }) => size > bytes)
  return large && `“${large.name}” has ${describeBytes(large.size)}; a file may have ${describeBytes(bytes)}.`
}
