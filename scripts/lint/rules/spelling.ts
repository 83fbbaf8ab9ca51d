/** What is copied is American English: texts, names in the code and comments alike. */
import type { Rule } from '../rule.ts'
import { american } from './british.ts'

const stems = Object.keys(american)
/** A stem with the endings it may take; verbs lose their last letter before some. */
const forms = stems.map((stem) =>
  /[iy]se$/.test(stem)
    ? `${stem.slice(0, -1)}(?:e|es|ed|er|ers|ing)`
    : `${stem}(?:s|ed|d|ing|er|ers|ful|less|able|ite|ites|hood|hoods|ly|ment|ments)?`,
)
const british = new RegExp(`^(?:${forms.join('|')})$`, 'i')
const stemOf = (word: string) => stems.find((stem) => word.toLowerCase().startsWith(stem.replace(/e$/, ''))) ?? ''

export const spelling: Rule = {
  name: 'spelling',
  faultsOf: ({ source, body }) =>
    [...source.slice(body).matchAll(/[A-Z]?[a-z]+/g)].flatMap((match) => {
      const [word] = match
      if (!british.test(word)) return []
      return [{ at: body + match.index, what: word, help: `Write it the American way: ${american[stemOf(word)]}.` }]
    }),
}
