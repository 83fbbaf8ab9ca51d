/** The tools: from a typed colour to its scale, and from a choice to the button in both themes with its code. */
import { urls } from '#shared/urls.ts'
import { openBaseline, type Stage, turnTo } from './stage.ts'
import { inTurn, medianOf, timed } from './timing.ts'

const colors = ['#0b6e4f', '#d9552b', '#2563eb', '#b4005a', '#7a5c00', '#0a7d8c']

const typeColor = (color: string) => `(() => {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent.trim() === 'Colour')
  const input = document.querySelector('input[data-colour]') ?? label.control
  const fill = () => document.querySelector('svg rect').getAttribute('fill')
  const before = fill()
  return stopwatch(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${color}')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, () => fill() !== before)
})()`

/** Goes from one kind of button to another; done when the living one has other classes. */
const choose = (index: number) => `(() => {
  // Our pages have the picker of the theme above what is theirs.
  const radio = (document.querySelector('main') ?? document).querySelectorAll('input[type=radio]')[${index}]
  const look = () => document.querySelector('[data-theme=light] button').className
  const before = look()
  return stopwatch(() => radio.click(), () => look() !== before)
})()`

const typing = (stage: Stage, rounds: number) =>
  medianOf(rounds, async (round) => {
    await stage.page.waitForTimeout(400)
    return timed(stage.page, stage.session, typeColor(inTurn(colors, round)))
  })
const choosing = (stage: Stage, rounds: number) =>
  medianOf(rounds, async (round) => {
    await stage.page.waitForTimeout(400)
    return timed(stage.page, stage.session, choose((round + 1) % 5))
  })

export async function ourTools(stage: Stage, rounds: number) {
  const { page, url } = stage
  await page.goto(`${url}${urls.paletteTool('color=brand:444444')}`)
  await page.waitForTimeout(1500)
  const palette = await typing(stage, rounds)
  await page.goto(url + urls.buttonTool())
  await turnTo(page)
  await page.waitForTimeout(1500)
  return { palette, button: await choosing(stage, rounds) }
}

/** A page with a scale and its contrast table, and one with a button in two themes, its states and its code. */
export async function baselineTools(stage: Stage, rounds: number) {
  await openBaseline(stage.page, stage.url, paletteFloor)
  const palette = await typing(stage, rounds)
  await stage.page.unroute('**/baseline.html')
  await openBaseline(stage.page, stage.url, buttonFloor)
  return { palette, button: await choosing(stage, rounds) }
}

const paletteFloor = `<!doctype html><title>Baseline</title><style>
  body { font: 14px sans-serif } svg { width: 100%; height: 96px } td { width: 3rem; height: 2rem; text-align: center }
</style><input data-colour><svg viewBox="0 0 11 1" preserveAspectRatio="none"></svg><table></table><script>
  const [input, svg, table] = ['input', 'svg', 'table'].map((name) => document.querySelector(name))
  const lightness = [0.97, 0.93, 0.87, 0.78, 0.69, 0.6, 0.5, 0.42, 0.34, 0.27, 0.2]
  const luminance = (channels) => { const [r, g, b] = channels.map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b }
  function show() {
    const base = [1, 3, 5].map((at) => parseInt(input.value.slice(at, at + 2) || '88', 16))
    const steps = lightness.map((l) => base.map((v) => Math.round(l > 0.5 ? v + (255 - v) * (l - 0.5) * 2 : v * l * 2)))
    const all = [[255, 255, 255], ...steps, [0, 0, 0]]
    svg.innerHTML = steps.map((c, x) => '<rect x="' + x + '" width="1.05" height="1" fill="rgb(' + c + ')"/>').join('')
    table.innerHTML = all.map((a) => '<tr>' + all.map((b) => { const [x, y] = [luminance(a), luminance(b)]; return '<td>' + ((Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)).toFixed(2) }).join('')).join('')
  }
  input.addEventListener('input', show)
  show()
</script>`

const buttonFloor = `<!doctype html><title>Baseline</title><style>
  body { font: 14px sans-serif } section { display: flex; gap: 1rem; padding: 3rem } [data-theme=dark] { background: #030712 }
  button { padding: 8px 14px; border: 0; border-radius: 8px; font: 600 14px/24px sans-serif }
  .k0 { background: #155dfc; color: #fff } .k1 { background: #dbeafe; color: #193cb8 } .k2 { background: none; color: #1447e6; box-shadow: inset 0 0 0 1px #155dfc } .k3 { background: #fff; color: #193cb8 } .k4 { background: none; color: #1447e6 }
</style>${[0, 1, 2, 3, 4].map((index) => `<input type="radio" name="kind" value="${index}">`).join('')}<section data-theme="light"></section><section data-theme="dark"></section><pre></pre><script>
  const code = document.querySelector('pre'), grounds = document.querySelectorAll('section')
  function show(kind) {
    for (const ground of grounds) ground.innerHTML = '<button class="k' + kind + '">Save changes</button>'.repeat(7)
    code.textContent = 'export default function Button() {\\n  return (\\n    <button\\n      className="k' + kind + '"\\n    >\\n      Save changes\\n    </button>\\n  )\\n}'
  }
  document.addEventListener('change', (event) => show(event.target.value))
  show(0)
</script>`
