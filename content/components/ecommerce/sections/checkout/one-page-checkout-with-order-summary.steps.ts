import { type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['what stands ready costs no delivery', async () => {}, { sees: ['Pay $457.54'] }],
  [
    'a faster way costs more, and so does its tax',
    (page) => page.getByRole('radio', { name: 'Express' }).check(),
    { sees: ['Pay $479.59'] },
  ],
  [
    'another country has another tax and another word for its regions',
    (page) => page.getByRole('combobox', { name: 'Country' }).selectOption('CA'),
    { sees: ['Pay $456.75', 'textbox "Province"', 'textbox "Postal code"'] },
  ],
  [
    'who picks it up needs no address, and pays the tax of the place',
    (page) => page.getByRole('radio', { name: 'Pick up in Tacoma' }).check(),
    { sees: ['Pay $457.54'], hides: ['Province'] },
  ],
]
