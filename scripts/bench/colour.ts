/** Choosing another colour on a page of twelve components: until a preview and a code view in sight show it. */
import { splitComponentPath, urls } from '#shared/urls.ts'
import { openBaseline, repeated, type Stage, stock } from './stage.ts'
import { inTurn, medianOf, timed } from './timing.ts'

const families = ['rose', 'emerald', 'violet', 'amber', 'teal', 'fuchsia']
const familyOf = (round: number) => inTurn(families, round)
const enough = 250

export async function ourColour({ page, session, url, components }: Stage, rounds: number) {
  const { subcategoryPath } = splitComponentPath(inTurn(components, 0).path)
  await stock(page, subcategoryPath, repeated(components, 12))
  await page.goto(url + urls.app())
  await page.waitForTimeout(300)
  await page
    .locator(`main a[href="${urls.appSubcategory(subcategoryPath)}"]`)
    .first()
    .click()
  const cards = page.getByRole('article')
  await cards.nth(11).waitFor({ state: 'attached' })
  await cards.first().getByRole('tab', { name: 'Code' }).click()
  await cards.first().locator('code.code').waitFor()
  await cards.nth(1).frameLocator('iframe').locator('[data-alive]').waitFor({ state: 'attached' })
  await page.waitForTimeout(800)
  // Code above, a preview below, both in sight.
  await cards
    .nth(1)
    .evaluate((card) => scrollBy({ top: card.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' }))
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: /^Primary colour/ }).click()

  return medianOf(rounds, async (round) => {
    const family = familyOf(round)
    await page.getByRole('radio', { name: family.charAt(0).toUpperCase() + family.slice(1) }).hover()
    await page.waitForTimeout(enough)
    return timed(
      page,
      session,
      `(() => {
      const cards = document.querySelectorAll('article')
      const inside = cards[1].querySelector('iframe').contentDocument.documentElement
      const code = cards[0].querySelector('code.code')
      const colour = () => getComputedStyle(inside).getPropertyValue('--color-primary-600')
      const before = colour()
      return stopwatch(
        () => document.querySelector('input[type=radio][value=${family}]').click(),
        () => colour() !== before && cards[0].querySelector('code.code').textContent.includes('-${family}-'),
      )
    })()`,
    )
  })
}

export async function baselineColour({ page, session, url, components }: Stage, rounds: number) {
  const listed = repeated(components, 12)
  const frames = listed.map(({ path }) => `<iframe width="900" height="600" src="${urls.appPreview(path)}"></iframe>`)
  await openBaseline(page, url, `<!doctype html><title>Baseline</title><pre id="code"></pre>${frames.join('')}`)
  await page.frameLocator('iframe >> nth=1').locator('[data-alive]').waitFor({ state: 'attached' })
  const paths = listed.map(({ path }) => path)
  const wanted = families.map((family) => ({
    family,
    palettes: urls.previewPalettes(paths, { primary: family }),
    code: urls.appCode(inTurn(paths, 0), 'html', { primary: family }),
  }))
  await page.evaluate(`(async () => {
    window.kept = {}
    for (const { family, palettes, code } of ${JSON.stringify(wanted)}) {
      const [css, answer] = await Promise.all([palettes, code].map(async (each) => (await fetch(each)).json()))
      window.kept[family] = { css, code: answer.files[0].highlighted }
    }
    window.paths = ${JSON.stringify(paths)}
    window.choose = (family) => {
      document.getElementById('code').innerHTML = kept[family].code
      document.querySelectorAll('iframe').forEach((frame, index) => {
        frame.contentWindow.postMessage({ type: 'millwork:appearance', palette: kept[family].css[paths[index]] }, '*')
      })
    }
  })()`)
  return medianOf(rounds, async (round) => {
    await page.waitForTimeout(enough)
    return timed(
      page,
      session,
      `(() => {
      const inside = document.querySelectorAll('iframe')[1].contentDocument.documentElement
      const colour = () => getComputedStyle(inside).getPropertyValue('--color-primary-600')
      const before = colour()
      return stopwatch(() => choose('${familyOf(round)}'), () => colour() !== before)
    })()`,
    )
  })
}
