import { html } from 'hono/html'

/** A sentence that may be closed. */
export const toastView = (text: string) =>
  html`<p
    x-data="{ open: true }"
    x-show="open"
    class="flex items-center gap-3 rounded-xl bg-secondary-950 py-2 ps-4 pe-2 text-sm/6 font-medium text-white shadow-lg dark:bg-white dark:text-secondary-950"
  >
    <span class="py-1">${text}</span>
    <button
      type="button"
      x-cloak
      @click="open = false"
      class="grid size-8 place-items-center rounded-lg hover:bg-white/15 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-400 dark:hover:bg-secondary-950/10 dark:focus-visible:outline-primary-600"
    >
      <span class="sr-only">Dismiss</span>
      <svg class="size-5" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path
          d="M6.28 5.22a.75.75 0 0 0-1.06 1.06L8.94 10l-3.72 3.72a.75.75 0 1 0 1.06 1.06L10 11.06l3.72 3.72a.75.75 0 1 0 1.06-1.06L11.06 10l3.72-3.72a.75.75 0 0 0-1.06-1.06L10 8.94 6.28 5.22Z"
        />
      </svg>
    </button>
  </p>`
