import { click, type Scripts } from '#verify/browser/steps.ts'

/** What is computed from constants, from what a state begins with, and by functions that read state. */
export const constants: Scripts = {
  'constants that others are computed from': {
    on: 'computed-constants',
    steps: [
      [
        'it begins with what was computed',
        async () => {},
        { sees: ['Small box: 10', 'Large box: 30', '3 of small, postage 17, cheap'] },
      ],
      ['a table that was computed is read', click('button', 'Price'), { sees: ['Only €10'] }],
      ['another entry of it', click('button', 'Large'), { sees: ['3 of large, postage 32, dear'] }],
      ['a computed value is kept', click('button', 'As many as postage'), { sees: ['32 of large, postage 322'] }],
      ['a constant of the component is added', click('button', 'More'), { sees: ['35 of large, postage 352'] }],
      ['a text over several lines keeps them', click('button', 'Write'), { sees: ['35 for €30 each, postage 352'] }],
      ['a list that was computed is filtered', click('button', 'Dear ones'), { hides: ['Small box'] }],
    ],
  },
}
