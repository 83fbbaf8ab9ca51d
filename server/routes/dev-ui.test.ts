import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { readEnv } from '../env.ts'
import { createTestApp } from '../testing/index.ts'
import { testSeller } from '../testing/seller.ts'

const production = {
  ...testSeller,
  APP_ENV: 'production',
  APP_SECRET: 'x'.repeat(40),
  SITE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
}

describeEachDatabase('the page of primitives', (open) => {
  test('GET /dev/ui is for the person at this machine', async () => {
    const database = await open()
    const { client } = createTestApp(database)
    expect((await client().visit('/dev/ui')).component).toBe('dev/ui')
    expect((await client().send('/dev/ui', { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(404)
    expect((await client().send('http://millwork.example/dev/ui')).status).toBe(404)
    expect(
      (
        await createTestApp(database, { env: readEnv(production) })
          .client()
          .send('/dev/ui')
      ).status,
    ).toBe(404)
  })
})
