import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Catalogue } from '../domain/library/catalogue.ts'
import { testCatalogue, testComponent } from '../testing/catalogue.ts'
import { createTestApp } from '../testing/index.ts'
import { answerWhenBuilt } from './built-yet.ts'

const path = 'application-ui/components/alerts/open'
const whole = testCatalogue([testComponent(path, { free: true })])

describeEachDatabase('while the build runs behind the server', (open) => {
  /** A server whose build lacks all code, until somebody has waited so often. */
  async function growing({ madeAfter }: { madeAfter: number }) {
    let waited = 0
    const isRunning = () => waited < madeAfter
    const catalogue: Catalogue = {
      ...whole,
      component(asked) {
        if (isRunning()) throw Object.assign(new Error('no such file'), { code: 'ENOENT', path: asked })
        return whole.component(asked)
      },
    }
    const awaits = (error: unknown) => isRunning() && (error as NodeJS.ErrnoException).path === path
    const behind = { isRunning, awaits, moment: async () => void (waited += 1), stop: () => {} }
    const { app } = createTestApp(await open(), { catalogue, behind })
    answerWhenBuilt(app, behind)
    return { get: (address: string) => app.fetch(new Request(`http://localhost:3000${address}`)), waited: () => waited }
  }

  test('who asks for code that is not compiled yet waits, and gets it', async () => {
    const { get, waited } = await growing({ madeAfter: 3 })
    const response = await get(`/components/${path}/code?flavour=vue`)
    expect(response.status).toBe(200)
    expect(waited()).toBe(3)
  })

  test('a page that needs nothing more is answered at once', async () => {
    const { get, waited } = await growing({ madeAfter: 3 })
    expect((await get('/components')).status).toBe(200)
    expect(waited()).toBe(0)
  })
})
