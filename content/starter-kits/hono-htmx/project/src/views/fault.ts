import { html } from 'hono/html'
import { buttons } from './classes.ts'
import type { Page } from './document.ts'

/** What was refused before anything was done. */
export const faultPage = (status: number, sentence: string): Page => {
  const title = sentence.replace(/\.$/, '')
  return {
    title,
    body: html`<main
      id="main"
      tabindex="-1"
      class="grid min-h-dvh place-items-center bg-white px-4 py-16 focus:outline-hidden dark:bg-secondary-950"
    >
      <div class="max-w-md text-center">
        <p class="text-sm/6 font-medium text-secondary-600 tabular-nums dark:text-secondary-400">Error ${status}</p>
        <h1
          class="mt-2 text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
        >
          ${title}
        </h1>
        <p class="mt-4 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">Nothing was changed.</p>
        <a href="/" class="${buttons.primary} mt-8 inline-block">Go to the dashboard</a>
      </div>
    </main>`,
  }
}
