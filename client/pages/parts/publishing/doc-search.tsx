import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { router } from '@inertiajs/react'
import { clsx } from 'clsx'
import { type FormEvent, useId } from 'react'
import { urls } from '#shared/urls.ts'

type Props = { q?: string; className?: string }

/** Looks through the documentation. A plain form, so that it works before and without any script. */
export function DocSearch({ q = '', className }: Props) {
  const id = useId()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    router.visit(urls.docsSearch(String(new FormData(event.currentTarget).get('q') ?? '')))
  }
  return (
    <search className={clsx('block', className)}>
      <form action={urls.docsSearch()} method="get" onSubmit={search} data-print="no" className="relative max-w-xl">
        <label htmlFor={id} className="sr-only">
          Search the documentation
        </label>
        <MagnifyingGlassIcon aria-hidden className="pointer-events-none absolute inset-s-3 top-3 size-5 text-faint" />
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={80}
          placeholder="Search the docs"
          className="h-11 w-full rounded-lg bg-page ps-10 pe-3 text-base text-ink inset-ring inset-ring-line-strong placeholder:text-faint sm:text-sm"
        />
      </form>
    </search>
  )
}
