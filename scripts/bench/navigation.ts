/** From one page of the library to the next, with and without the page being fetched on hovering. */
import { splitComponentPath, urls } from '#shared/urls.ts'
import { openBaseline, type Stage } from './stage.ts'
import { medianOf, timed } from './timing.ts'
import { present } from '#toolchain/present.ts'

const settled = 300

export async function ourNavigation({ page, session, url, components }: Stage, rounds: number) {
  await page.unrouteAll()
  const pages = [...new Set(components.map(({ path }) => splitComponentPath(path).subcategoryPath))]
  const [here, there] = farApart(pages)
  await page.goto(url + urls.appSubcategory(here))
  await page.waitForTimeout(1000)
  const run = (isPrefetched: boolean) =>
    medianOf(rounds, async (round) => {
      const target = urls.appSubcategory(round % 2 === 0 ? there : here)
      const link = `document.querySelector('nav li a[href="${target}"]')`
      if (isPrefetched) {
        await page.evaluate(`${link}.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))`)
        await page.waitForTimeout(settled)
      }
      const cost = await timed(
        page,
        session,
        `(() => {
        const before = document.querySelector('h1').textContent
        return stopwatch(() => ${link}.click(), () => document.querySelector('h1').textContent !== before)
      })()`,
      )
      await page.waitForTimeout(settled)
      return cost
    })
  const cold = await run(false)
  return { cold, prefetched: await run(true) }
}

/** Two pages to go between. Neighbours are fetched with a page, so the way leads further. */
const farApart = (pages: readonly string[]) =>
  [present(pages[0], 'a page to begin on'), present(pages[5], 'a sixth page to go to')] as const

export async function baselineNavigation({ page, session, url, components }: Stage, rounds: number) {
  const pages = [...new Set(components.map(({ path }) => splitComponentPath(path).subcategoryPath))]
  const [here, there] = farApart(pages)
  const version = await page.evaluate(`JSON.parse(document.querySelector('script[data-page]').textContent).version`)
  await openBaseline(
    page,
    url,
    `<!doctype html><title>Baseline</title><h1></h1><main></main><script>
      const kept = {}
      const load = async (path) => (await fetch(path, { headers: { 'X-Inertia': 'true', 'X-Requested-With': 'XMLHttpRequest', 'X-Inertia-Version': ${JSON.stringify(version)}, Accept: 'application/json' } })).json()
      function show({ props: { subcategory } }) {
        document.querySelector('h1').textContent = subcategory.title + ' ' + performance.now()
        document.querySelector('main').innerHTML = subcategory.components.map(({ title, description, path }) =>
          '<article><h2>' + title + '</h2><p>' + description + '</p><iframe width="900" height="600" src="/app/components/' + path + '/preview"></iframe></article>').join('')
      }
      const go = async (path) => show(kept[path] ?? (await load(path)))
    </script>`,
  )
  const run = (isPrefetched: boolean) =>
    medianOf(rounds, async (round) => {
      const target = urls.appSubcategory(round % 2 === 0 ? there : here)
      if (isPrefetched) await page.evaluate(`load('${target}').then((answer) => { kept['${target}'] = answer })`)
      const cost = await timed(
        page,
        session,
        `(() => {
        const before = document.querySelector('h1').textContent
        return stopwatch(() => go('${target}'), () => document.querySelector('h1').textContent !== before)
      })()`,
      )
      await page.waitForTimeout(settled)
      return cost
    })
  const cold = await run(false)
  return { cold, prefetched: await run(true) }
}
