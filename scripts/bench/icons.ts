/** The icon browsers: from a key to its icons among all four sets, what is fetched before that, and scrolling through the largest set. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstCells } from '#shared/tools/icons/cells.ts'
import { iconsOf, readIndex } from '#shared/tools/icons/index.ts'
import type { IconManifest } from '#shared/tools/icons/manifest.ts'
import { iconSets, setIds } from '#shared/tools/icons/sets.ts'
import { urls } from '#shared/urls.ts'
import { buildDir } from '#toolchain/paths.ts'
import { openBaseline, type Stage, turnTo } from './stage.ts'
import { inTurn, type Cost, medianOf, timed } from './timing.ts'
import { present } from '#toolchain/present.ts'

const typings = ['bell', 'arrow', 'user', 'file', 'cloud', 'chart']
const all = 'All four'

const type = (text: string) => `(() => {
  const input = document.querySelector('input[type=text]')
  const first = () => document.querySelector('[role=option]')?.textContent
  const before = document.querySelector('[role=listbox]').textContent
  return stopwatch(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${text}')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, () => first() && document.querySelector('[role=listbox]').textContent !== before)
})()`

/** Each round empties the field first and rests, so that what follows from that is not counted. */
async function rounds({ page, session }: Stage, count: number): Promise<Cost> {
  return medianOf(count, async (round) => {
    await page.getByRole('textbox').first().fill('')
    await page.waitForTimeout(400)
    return timed(page, session, type(inTurn(typings, round)))
  })
}

export async function ourIcons(stage: Stage, count: number): Promise<Cost & { load: string }> {
  const { page, url, session } = stage
  const load = await loading(stage)
  await page.goto(`${url}${urls.iconTool('lucide-icons')}`)
  await page.getByRole('radio', { name: all }).check()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await session.send('HeapProfiler.collectGarbage')
  return { ...(await rounds(stage, count)), load }
}

/** What a first visit fetches until it can search, without what the site shares, and how long its longest task is. */
async function loading({ page, url, session }: Stage): Promise<string> {
  await session.send('Network.enable')
  const sizes = new Map<string, number>()
  const names = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, response }) =>
    names.set(requestId, new URL(response.url).pathname),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(names.get(requestId) ?? requestId, encodedDataLength),
  )
  await page.goto(url + urls.tool('tailwind-color-palette'))
  await turnTo(page)
  await page.waitForLoadState('networkidle')
  const shared = new Set(sizes.keys())
  await page.addInitScript(`
    window.longest = 0
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.longest = Math.max(window.longest, entry.duration))))
      .observe({ type: 'longtask', buffered: true })`)
  await page.goto(url + urls.iconTool('lucide-icons'))
  await turnTo(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const own = [...sizes].filter(([path]) => !shared.has(path))
  const sum = (wanted: (path: string) => boolean) =>
    own.filter(([path]) => wanted(path)).reduce((total, [, size]) => total + size, 0) / 1024
  const isLater = (path: string) => path.startsWith('/icon-data/') && !path.includes('/names.')
  const longest = (await page.evaluate('window.longest')) as number
  return [
    `  until the first search ${sum((path) => !isLater(path)).toFixed(1)} KiB over the wire`,
    `drawings and tags ${sum(isLater).toFixed(1)} KiB`,
    `longest task while loading ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms`,
  ].join(', ')
}

/** The same names and drawings in a page that filters and draws, and does nothing else. */
export async function baselineIcons(stage: Stage, count: number): Promise<Cost> {
  await openBaseline(
    stage.page,
    stage.url,
    `<!doctype html><title>Baseline</title><style>
      body { margin: 0; font: 12px sans-serif } input { width: 100%; height: 44px; font-size: 16px }
      #list { display: grid; grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)) }
      [role=option] { height: 112px; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 8px }
    </style><input type="text"><div style="height:230px"></div><div id="list" role="listbox"></div><script>
      const icons = ${JSON.stringify(baselineEntries()).replace(/</g, '\\u003c')}
      const input = document.querySelector('input'), list = document.getElementById('list')
      const columns = Math.floor(innerWidth / 104), most = columns * (Math.ceil((innerHeight - 274) / 112) + 1)
      function show() {
        const query = input.value.toLowerCase()
        const found = icons.filter(([name]) => name.includes(query))
        list.innerHTML = found.slice(0, most).map(([name, grid, body, look, set]) => '<div role="option"><svg width="24" height="24" viewBox="0 0 ' + grid + ' ' + grid + '" ' + look + '>' + body + '</svg><span>' + name + '</span><small>' + set + '</small></div>').join('')
        list.style.height = Math.ceil(found.length / columns) * 112 + 'px'
      }
      input.addEventListener('input', show)
      show()
    </script>`,
  )
  return rounds(stage, count)
}

/** Every icon of every set in its first style. */
function baselineEntries() {
  const read = (address: string) => readFileSync(join(buildDir, address), 'utf8')
  const manifest = JSON.parse(read('icon-data/manifest.json')) as IconManifest
  const icons = readIndex(read(manifest.names))
  return setIds.flatMap((id) => {
    const { styles, title } = iconSets[id]
    const look = styles[0].stroke
      ? `fill="none" stroke="currentColor" stroke-width="${styles[0].stroke}"`
      : 'fill="currentColor"'
    const bodies = JSON.parse(
      read(present(manifest.sets.find((set) => set.id === id)?.bodies[styles[0].id], `drawings of ${title}`)),
    ) as string[]
    return iconsOf(icons, id, 0).map(
      ({ name }, index) => [name, styles[0].grid, bodies[index] ?? '', look, title] as const,
    )
  })
}

/** Through all of the largest set, 24 pixels a frame and then a screen a frame. */
export async function iconScroll({ page, url }: Stage): Promise<string> {
  await page.goto(url + urls.iconTool('bootstrap-icons'))
  await turnTo(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const results = []
  for (const step of [24, 400]) {
    const frames = (await page.evaluate(`new Promise((resolve) => {
      const times = []
      scrollTo(0, 0)
      const move = (now) => {
        times.push(now)
        scrollBy({ top: ${step}, behavior: 'instant' })
        if (times.length < 240) return requestAnimationFrame(move)
        const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, z) => a - z)
        resolve({ late: gaps.filter((gap) => gap > 25).length, slowest: gaps.at(-1), cells: document.querySelectorAll('[role=option]').length })
      }
      requestAnimationFrame(move)
    })`)) as { late: number; slowest: number; cells: number }
    results.push(
      `${step} px a frame: ${frames.late} of 240 frames late, slowest ${frames.slowest.toFixed(0)} ms, ${frames.cells} cells alive`,
    )
  }
  return `icons, first ${firstCells} by the server; ${results.join('; ')}`
}
