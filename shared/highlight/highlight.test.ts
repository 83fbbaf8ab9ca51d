import { expect, test, vi } from 'vitest'
import { createHighlight } from './highlight.ts'

test('a machine that is slow colours the same code alike', async () => {
  const code = "const alerts = [{ id: 'import', role: 'alert' }]\n"
  const quick = (await createHighlight())(code, 'tsx')
  let now = Date.now()
  // Each look at the clock is a second later than the one before.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  const slow = (await createHighlight())(code, 'tsx')
  clock.mockRestore()
  expect(slow).toBe(quick)
})
