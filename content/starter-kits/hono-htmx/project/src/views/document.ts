import { html } from 'hono/html'
import type { Config } from '../config.ts'
import type { Assets } from './assets.ts'
import type { Html } from './parts.ts'
import { themeScript } from './theme-script.ts'
import { toastView } from './toast.ts'

export type Page = { title: string; body: Html }
type Frame = { assets: Assets; navigation: Config['navigation']; toast: string }

/**
 * The page around everything. Links are followed by htmx, or by Turbo, or by the browser where there is no script. All of
 * the body is Alpine's, so that components are ended when the page around them goes.
 */
export const document = ({ title, body }: Page, { assets, navigation, toast }: Frame) =>
  html`<!doctype html>
    <html lang="en" data-navigation="${navigation}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="turbo-cache-control" content="no-cache" />
        <title>${title} – Lintel</title>
        <meta name="description" content="Figures, goals and invoices in one place." />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${themeScript}
        <link rel="stylesheet" href="${assets.style}" />
        ${assets.scripts.map((address) => html`<script type="module" src="${address}"></script>`)}
        ${assets.preload[navigation] ? html`<link rel="modulepreload" href="${assets.preload[navigation]}" />` : ''}
      </head>
      <body x-data hx-boost:inherited="true">
        ${body}
        <div id="toasts" role="status" class="fixed end-4 bottom-4 z-30 max-w-[calc(100vw-2rem)]">
          ${toast ? toastView(toast) : ''}
        </div>
      </body>
    </html>`
