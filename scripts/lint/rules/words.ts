/** Words that a native editor would stop, and those that no sample may have. */
import type { Rule } from '../rule.ts'

/** What is written, as it begins, and what is written instead. */
const instead: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bIt is about\b/, 'Subject or Topic'],
  [/^Write to me$/, 'Notify me'],
  [/\bTo read only\b/, 'Read-only'],
  [/^Take back$/, 'Discard'],
  [/\bTake away\b/, 'Remove'],
  [/^Hand in$/, 'Submit'],
  [/\bKeep as a draft\b/, 'Save draft'],
  [/\bsmall letters\b/, 'lowercase letters'],
  [/\bBy going on\b/, 'By continuing you agree to'],
  [/\bAlready with us\b/, 'Already have an account?'],
  [/\bWhat is in it\b/, 'What’s included'],
  [/\bThis page is not here\b/, 'Page not found'],
  [/\ba letter got lost\b/, 'the address may be mistyped'],
  [/\bname the (number|reference)\b/i, 'quote the number'],
  [/\bagainst signature\b/, 'signature required'],
  [/^Nothing fits\b/, 'No results for …'],
  [/^Take one off$/, 'Remove a filter'],
  [/\bconnection broke off\b/, 'Connection lost'],
  [/^Write (one|a) product\b/, 'Add a product'],
  [/\bOpen, due on\b/, 'Due'],
  [/\btwo months are too\b/, 'Pay yearly and get two months free'],
  [/^Everything works$/, 'All systems operational'],
  [/^Works$/, 'Operational'],
  [/^Together$/, 'Total'],
  [/\bRights for each person\b/, 'Per-user permissions'],
  [/\bOwn prices for\b/, 'Custom pricing per customer'],
  [/\bStop on any day\b/, 'Cancel anytime'],
  [/\bcome by one night\b/, 'Book a visit'],
  [/\bA yes books\b/, 'Confirm to book the visit'],
  [/\bends it at once\b/, 'Unsubscribe anytime'],
  [/^Answer [A-Z]/, 'Reply to …'],
  [/^Write an answer$/, 'Type a message'],
  [/\bDo not ask on this device\b/, 'Trust this device for 30 days'],
  [/\blorem ipsum\b/i, 'a sentence that could be real'],
  [/\bsupercharge\b/i, 'what it really does'],
  [/\b(seamless(ly)?|effortless(ly)?|game-chang\w+|cutting-edge|next-level|world-class)\b/i, 'what it really does'],
  [/[\w’]+!(?=\s|$)/, 'a full stop: nothing here shouts'],
  [/\b(foo|bar baz|asdf|test test|title here|your text here)\b/i, 'a text that could be real'],
]

export const words: Rule = {
  name: 'words',
  faultsOf: ({ texts }) =>
    texts.flatMap(({ at, text }) =>
      instead.flatMap(([wrong, right]) => {
        const found = wrong.exec(text.trim())?.[0]
        return found === undefined ? [] : [{ at, what: found, help: `Write ${right} instead.` }]
      }),
    ),
}
