/**
 * @title Prompts
 * @description Questions that are asked again and again, each with its last answer, whose sources stand in the margin.
 * @layout full
 * @order 31
 */
import { type FormEvent, useEffect, useState } from 'react'

const nothing = {
  isLoading: true,
  rows: [] as {
    id: string
    title: string
    text: string
    href: string
    used: string
    usedHref: string
    answer: string
    files: { name: string; places: string }[]
  }[],
}
const blank = { id: '', title: '', text: '' }

/* from ui/prompts */
function watchPrompts(listener: (prompts: typeof nothing) => void) {
  return () => listener(nothing)
}

/* from ui/prompts */
function savePrompt(prompt: { id: string; title: string; text: string }) {
  window.dispatchEvent(new CustomEvent('savePrompt', { detail: prompt }))
}

/* from ui/prompts */
function deletePrompt(id: string) {
  window.dispatchEvent(new CustomEvent('deletePrompt', { detail: id }))
}

/* from ui/prompts */
function undoDeletePrompt() {
  window.dispatchEvent(new Event('undoDeletePrompt'))
}

export default function Prompts() {
  const [list, setList] = useState(nothing)
  const [form, setForm] = useState(blank)
  const [errors, setErrors] = useState({ title: '', text: '' })
  const [said, setSaid] = useState('')
  const [canUndo, setCanUndo] = useState(false)

  useEffect(() => {
    const stop = watchPrompts((next) => setList(next))
    return () => stop()
  }, [])

  function save(event: FormEvent) {
    event.preventDefault()
    const title = form.title.trim() === '' ? 'Give the prompt a name.' : ''
    const text = form.text.trim() === '' ? 'Write the question.' : ''
    setErrors({ title, text })
    if (title !== '' || text !== '') return
    savePrompt({ id: form.id, title: form.title, text: form.text })
    setSaid(form.id === '' ? 'Prompt added.' : 'Prompt saved.')
    setCanUndo(false)
    setForm({ id: '', title: '', text: '' })
  }

  function change(id: string, title: string, text: string) {
    setForm({ id, title, text })
    setErrors({ title: '', text: '' })
    document.getElementById('prompt-title')?.focus()
  }

  function remove(id: string) {
    deletePrompt(id)
    setSaid('Prompt deleted.')
    setCanUndo(true)
  }

  function undo() {
    undoDeletePrompt()
    setSaid('Restored.')
    setCanUndo(false)
  }

  return (
    <div className="leaf">
      <div className="leaf-text min-h-dvh pt-10 pb-24">
        <h1 className="title">Prompts</h1>
        <p className="lead mt-3">Questions you ask again and again. Use one, fill in the part in brackets, and ask.</p>
        <p className="aside-note mt-8 @max-[52rem]/leaf:mt-3">
          Each prompt shows how its last answer began, and the files behind it.
        </p>

        <p className="text-soft mt-4 flex min-h-10 items-center gap-2 text-sm/6">
          <span role="status">{said}</span>{' '}
          {canUndo && (
            <button type="button" onClick={undo} className="btn-quiet text-ink underline underline-offset-4">
              Undo
            </button>
          )}
        </p>

        {list.isLoading && (
          <div aria-hidden="true">
            <div className="bg-well h-6 w-1/2" />
            <div className="bg-well mt-3 h-4 w-full" />
            <div className="bg-well mt-3 h-4 w-4/5" />
          </div>
        )}
        {!list.isLoading && list.rows.length === 0 && (
          <p className="border-rule text-soft border-t py-6">No prompts yet. Write the first one below.</p>
        )}

        <ul role="list">
          {list.rows.map((prompt) => (
            <li key={prompt.id} className="border-rule flow-root border-t py-6">
              <h2 className="question">{prompt.title}</h2>
              <p className="mt-1.5">{prompt.text}</p>
              <div className="text-soft mt-3 text-[0.9375rem]/6 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col">
                <ul
                  role="list"
                  aria-label={`Sources of the last answer: ${prompt.title}`}
                  className="aside-note grid gap-2 not-has-[li]:hidden @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-3 @max-[52rem]/leaf:mb-4"
                >
                  {prompt.files.map((file) => (
                    <li key={file.name} className="note-still">
                      <span className="note-file">{file.name}</span> <span className="note-place">{file.places}</span>
                    </li>
                  ))}
                </ul>
                {prompt.used === '' ? (
                  <p>Not used yet.</p>
                ) : (
                  <p>
                    Last answer,{' '}
                    <a
                      href={prompt.usedHref}
                      aria-label={`Answer of ${prompt.used}: ${prompt.title}`}
                      className="link whitespace-nowrap"
                    >
                      {prompt.used}
                    </a>
                    : {prompt.answer}
                  </p>
                )}
              </div>
              <div className="mt-5 flex flex-wrap items-center gap-1">
                <a href={prompt.href} aria-label={`Use ${prompt.title}`} className="btn btn-line me-1 min-h-10 py-1.5">
                  Use
                </a>
                <button
                  type="button"
                  aria-label={`Edit ${prompt.title}`}
                  onClick={() => change(prompt.id, prompt.title, prompt.text)}
                  className="btn-quiet"
                >
                  Edit
                </button>
                <button
                  type="button"
                  aria-label={`Delete ${prompt.title}`}
                  onClick={() => remove(prompt.id)}
                  className="btn-quiet"
                >
                  Delete
                </button>
              </div>
            </li>
          ))}
        </ul>

        <section aria-labelledby="prompt-heading" className="mt-4 border-t border-ink pt-8">
          <h2 id="prompt-heading" className="question">
            {form.id === '' ? 'New prompt' : 'Edit prompt'}
          </h2>
          <p className="aside-note mt-2 lg:mt-0">
            Put brackets around the part that changes each time, like [subject]. Nothing is sent until you press Ask.
          </p>
          <form onSubmit={save} noValidate className="mt-5 grid gap-5">
            <div>
              <label htmlFor="prompt-title" className="text-[0.9375rem]/6 font-medium">
                Name
              </label>
              <input
                id="prompt-title"
                value={form.title}
                onChange={(event) => setForm({ ...form, title: event.target.value })}
                aria-invalid={errors.title ? true : undefined}
                aria-describedby={errors.title ? 'prompt-title-error' : undefined}
                className="field mt-1.5"
              />
              {errors.title && (
                <p id="prompt-title-error" className="mt-1.5 text-sm/6 font-medium">
                  {errors.title}
                </p>
              )}
            </div>
            <div>
              <label htmlFor="prompt-text" className="text-[0.9375rem]/6 font-medium">
                Question
              </label>
              <textarea
                id="prompt-text"
                rows={4}
                value={form.text}
                onChange={(event) => setForm({ ...form, text: event.target.value })}
                aria-invalid={errors.text ? true : undefined}
                aria-describedby={errors.text ? 'prompt-text-error' : undefined}
                className="field mt-1.5"
              />
              {errors.text && (
                <p id="prompt-text-error" className="mt-1.5 text-sm/6 font-medium">
                  {errors.text}
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <button type="submit" className="btn btn-ink">
                {form.id === '' ? 'Add prompt' : 'Save prompt'}
              </button>
              {form.id !== '' && (
                <button type="button" onClick={() => change('', '', '')} className="btn btn-line">
                  Cancel
                </button>
              )}
            </div>
          </form>
        </section>
      </div>
    </div>
  )
}
