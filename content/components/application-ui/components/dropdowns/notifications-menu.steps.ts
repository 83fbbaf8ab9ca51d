import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'the bell opens it, and all are listed',
    async (page) => {
      await click('button', 'Notifications')(page)
      await click('tab', 'All')(page)
    },
    { focus: 'tab All', sees: ['Samuel Mensah'] },
  ],
  ['all are marked as read', click('button', 'Mark all as read'), { sees: ['No unread notifications'] }],
  ['none is unread', click('tab', 'Unread'), { sees: ['You’re all caught up'] }],
]
