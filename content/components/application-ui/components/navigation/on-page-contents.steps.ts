import type { Step } from '#verify/browser/steps.ts'

const scrollTo =
  (where: 'end' | 'start'): Step[1] =>
  (page) =>
    page.getByRole('region', { name: 'Remote work policy' }).evaluate(async (region, to) => {
      region.scrollTop = to === 'end' ? region.scrollHeight : 0
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }, where)

export const steps: Step[] = [
  ['reading goes on where it stopped', async () => {}, { hides: ['100% read'] }],
  ['at the end everything is read', scrollTo('end'), { sees: ['100% read'] }],
  ['back at the top the reading begins anew', scrollTo('start'), { sees: ['0% read'], hides: ['100% read'] }],
]
