/** The search with two thousand components: from the shortcut to the palette, and from a key to its results. */
import { packDocuments } from '#shared/search/packed.ts'
import { searchDelay } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { openBaseline, type Stage } from './stage.ts'
import { inTurn, medianOf, timed } from './timing.ts'

const entries = Array.from({ length: 2000 }, (_, index) => ({
  title: `${['Table', 'Modal', 'Banner', 'Calendar', 'Stack', 'Hero'][index % 6]} with part ${index}`,
  path: `application-ui/components/tables/part-${index}`,
  kind: 'component' as const,
  place: 'Tables',
  group: 'Application UI',
  keywords: ['data grid', 'rows', 'list'],
  description: 'A table that stands for two thousand others.',
}))
const typings = ['ta', 'mo', 'ba', 'ca', 'st', 'he']

const open = `stopwatch(
  () => dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })),
  () => document.querySelector('dialog[open] [role=option]'),
)`
const type = (text: string) => `(() => {
  const input = document.querySelector('dialog[open] input')
  const first = () => document.querySelector('dialog[open] [role=option]')?.textContent
  const before = document.querySelector('dialog[open] [role=listbox]').textContent
  return stopwatch(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${text}')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, () => document.querySelector('dialog[open] [role=listbox]')?.textContent !== before)
})()`

async function rounds(stage: Stage, count: number) {
  const { page, session } = stage
  const close = async () => {
    await page.evaluate(`document.querySelector('dialog[open]')?.close()`)
    await page.waitForTimeout(120)
  }
  const opened = await medianOf(count, async () => {
    await close()
    return timed(page, session, open)
  })
  const typed = await medianOf(count, async (round) => {
    await close()
    await page.evaluate(open)
    await page.waitForTimeout(120)
    return timed(page, session, type(inTurn(typings, round)))
  })
  await close()
  return { opened: { ...opened, painted: opened.painted - searchDelay }, typed }
}

export async function ourSearch(stage: Stage, count: number) {
  const { page, url } = stage
  await page.route(`**${urls.searchDocuments()}`, (route) => route.fulfill({ json: packDocuments(entries) }))
  await page.goto(url + urls.app())
  await page.waitForTimeout(600)
  await page.evaluate(open)
  await page.waitForTimeout(600)
  return rounds(stage, count)
}

export async function baselineSearch(stage: Stage, count: number) {
  await openBaseline(
    stage.page,
    stage.url,
    `<!doctype html><title>Baseline</title><style>
      dialog { width: 36rem; padding: 0; font: 14px sans-serif } input { width: 100%; height: 52px }
      #list { max-height: 18rem; overflow-y: auto } [role=option] { height: 40px; display: flex; justify-content: space-between }
    </style><dialog><input><div id="list" role="listbox"></div></dialog><script>
      const entries = ${JSON.stringify(entries)}.map((entry) => ({ ...entry, key: entry.title.toLowerCase().replace(/\\s+/g, '') }))
      const dialog = document.querySelector('dialog'), input = document.querySelector('input'), list = document.getElementById('list')
      function show() {
        const query = input.value.toLowerCase().replace(/\\s+/g, '')
        const found = entries.filter(({ key }) => key.includes(query))
        list.innerHTML = found.slice(0, 20).map(({ title, page }) => '<div role="option"><span>' + title + '</span><span>' + page + '</span></div>').join('') +
          '<div style="height:' + Math.max(0, found.length - 20) * 40 + 'px"></div>'
      }
      input.addEventListener('input', show)
      addEventListener('keydown', (event) => {
        if (event.key !== 'k' || !event.ctrlKey) return
        setTimeout(() => { input.value = ''; show(); dialog.showModal() }, ${searchDelay})
      })
    </script>`,
  )
  return rounds(stage, count)
}
