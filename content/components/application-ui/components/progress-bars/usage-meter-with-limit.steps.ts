import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['what is over the limit is counted', async () => {}, { sees: ['14 agent steps over so far'] }],
  [
    'without it agents pause',
    click('switch', 'Keep working over the limit'),
    { sees: ['Agents paused until October 1'], hides: ['14 agent steps over so far'] },
  ],
]
