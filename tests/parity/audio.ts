import type { Page } from 'playwright-core'
import { click, press, type Step } from '#verify/browser/steps.ts'

/** Puts a sound of 100 seconds in the place of the real one, whose time goes on only when a step says so. */
const bring = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('audio')!
    let time = 0
    let isPaused = true
    const tell = (...names: string[]) => names.forEach((name) => element.dispatchEvent(new Event(name)))
    const set = (paused: boolean) => {
      if (paused === isPaused) return
      isPaused = paused
      tell(paused ? 'pause' : 'play')
    }
    Object.defineProperties(element, {
      duration: { get: () => 100 },
      paused: { get: () => isPaused },
      currentTime: {
        get: () => time,
        set: (seconds: number) => {
          time = seconds
          tell('timeupdate')
          if (time < 100 || isPaused) return
          isPaused = true
          tell('pause', 'ended')
        },
      },
      play: { value: () => Promise.resolve(set(false)) },
      pause: { value: () => set(true) },
    })
    tell('loadedmetadata')
  })

/** Plays on to a second. */
const playTo = (seconds: number) => (page: Page) =>
  page.locator('audio').evaluate((element: HTMLAudioElement, time) => void (element.currentTime = time), seconds)

export const audio: Step[] = [
  ['it begins with the time it is told', async () => {}, { sees: ['0:00 / 12:34', 'button "Play"'] }],
  ['the sound tells its own', bring, { sees: ['0:00 / 1:40'] }],
  ['Play plays', click('button', 'Play'), { focus: 'button Pause', sees: ['button "Pause"'] }],
  ['time goes by', playTo(61.4), { sees: ['1:01 / 1:40'] }],
  ['Back goes back', click('button', 'Back 15 s'), { sees: ['0:46 / 1:40'] }],
  ['Pause pauses', click('button', 'Pause'), { sees: ['button "Play"', '0:46 / 1:40'] }],
  [
    'the slider seeks',
    async (page) => (await page.getByRole('slider').focus(), await press('Home', 'ArrowRight', 'ArrowRight')(page)),
    { sees: ['0:02 / 1:40'] },
  ],
  [
    'the end is the end',
    async (page) => (await click('button', 'Play')(page), await playTo(100)(page)),
    { sees: ['button "Play"', '1:40 / 1:40'] },
  ],
]
