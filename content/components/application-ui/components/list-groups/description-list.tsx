/**
 * @title Description list with inline editing
 * @description A description list of a record's facts, with an Edit button in the rows that can be changed in place.
 * @keywords key value list, details list, definition list, record, properties, edit in place, data list
 * @opens Edit Weight
 * @order 4
 * @part AUI-C24-4
 */
import { useRef, useState } from 'react'

const record = [
  { id: 'owner', label: 'Owner', type: 'text', value: 'Luis Armenta', canEdit: false },
  { id: 'phone', label: 'Phone', type: 'tel', value: '(360) 555-0143', canEdit: true },
  { id: 'born', label: 'Born', type: 'text', value: 'April 12, 2019', canEdit: false },
  { id: 'weight', label: 'Weight', type: 'text', value: '11.4 lb', canEdit: true },
  { id: 'allergies', label: 'Allergies', type: 'text', value: 'Amoxicillin', canEdit: true },
  { id: 'microchip', label: 'Microchip', type: 'text', value: '985 113 004 271 906', canEdit: false },
  { id: 'insurance', label: 'Insurance', type: 'text', value: '', canEdit: true },
]

export default function DescriptionListWithInlineEditing() {
  const list = useRef<HTMLDListElement>(null)
  const [facts, setFacts] = useState(record)
  const [editing, setEditing] = useState('')
  const [draft, setDraft] = useState('')
  const [message, setMessage] = useState('')

  function edit(id: string, value: string) {
    setDraft(value)
    setEditing(id)
    setMessage('')
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-holds="${id}"]`)?.focus())
  }

  function close(id: string) {
    setEditing('')
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-edits="${id}"]`)?.focus())
  }

  function closeOnEscape(key: string, id: string) {
    if (key === 'Escape') close(id)
  }

  function save(id: string, label: string) {
    setFacts(facts.map((fact) => (fact.id === id ? { ...fact, value: draft.trim() } : fact)))
    setMessage(`${label} saved`)
    close(id)
  }

  return (
    <section
      aria-labelledby="patient-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 sm:px-6">
        <div>
          <h2 id="patient-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Señor Gato
          </h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Domestic shorthair, neutered</p>
        </div>
        <p role="status" className="text-sm/6 font-medium text-green-800 dark:text-green-300">
          {message}
        </p>
      </div>
      <dl ref={list} className="text-sm/6">
        {facts.map((fact) => (
          <div
            key={fact.id}
            className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 border-t border-secondary-950/10 px-5 py-2 sm:min-h-13 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:px-6 sm:py-1.5 dark:border-white/10"
          >
            <dt className="text-secondary-600 dark:text-secondary-400">{fact.label}</dt>
            {editing === fact.id ? (
              <dd className="col-span-2 max-sm:pt-1 max-sm:pb-1">
                <form
                  onSubmit={(event) => {
                    event.preventDefault()
                    save(fact.id, fact.label)
                  }}
                  className="flex flex-wrap gap-2"
                >
                  <input
                    type={fact.type}
                    data-holds={fact.id}
                    aria-label={fact.label}
                    value={draft}
                    onChange={(event) => setDraft(event.target.value)}
                    onKeyDown={(event) => closeOnEscape(event.key, fact.id)}
                    className="min-w-0 flex-1 basis-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:basis-0 sm:py-1.5 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
                  />
                  <button
                    type="submit"
                    className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:py-1.5 dark:focus-visible:outline-primary-400"
                  >
                    Save
                  </button>
                  <button
                    type="button"
                    onClick={() => close(fact.id)}
                    className="rounded-lg px-2.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    Cancel
                  </button>
                </form>
              </dd>
            ) : (
              <dd className="col-start-1 wrap-anywhere tabular-nums sm:col-start-2">
                {fact.value === '' ? (
                  <span className="text-secondary-600 dark:text-secondary-400">None on file</span>
                ) : (
                  <bdi className="font-medium text-secondary-950 dark:text-white">{fact.value}</bdi>
                )}
              </dd>
            )}
            {fact.canEdit && editing !== fact.id && (
              <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
                <button
                  type="button"
                  data-edits={fact.id}
                  onClick={() => edit(fact.id, fact.value)}
                  className="-me-2.5 rounded-lg px-2.5 py-2.5 text-sm/5 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-primary-400 dark:hover:bg-primary-400/10 dark:focus-visible:outline-primary-400"
                >
                  {fact.value === '' ? 'Add' : 'Edit'}
                  <span className="sr-only"> {fact.label}</span>
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
