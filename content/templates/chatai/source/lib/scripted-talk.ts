/** What the stand-in says where it has no prepared answer, and what needs no file. */
import { sentenceEnds } from './sentences.ts'

/** Names of files. */
export interface LookedIn {
  read: string[]
  /** Those of them that are too long to go along whole. */
  begun: string[]
  unread: string[]
}

/** What is said where no file has the answer: nothing but that, where it was looked for, and where it was not. */
export const notFoundAnswer = (looked: LookedIn): string =>
  [
    `I found nothing on that in your files. I looked in these ${looked.read.length}:`,
    looked.read.map((name) => `- ${name}`).join('\n'),
    ...notRead(looked),
    'If the answer is in another file, add it and ask again.',
  ].join('\n\n')

/** Which files may still say it. */
const notRead = ({ begun, unread }: LookedIn): string[] =>
  [
    begun.length > 0 &&
      `I read only the beginning of ${listed(begun)}: the rest is too long to go along with a question.`,
    unread.length > 0 &&
      `I did not read ${listed(unread, 'disjunction')}. This sample reads plain text, Markdown, and CSV; connect a model that reads the rest.`,
  ].filter((sentence) => sentence !== false)

const listed = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('en-US', { type }).format(names.map((name) => `“${name}”`))

/** What is said where a passage has the words of the question, but no answer was prepared. */
export const nearestAnswer = (file: string, place: string, words: string): string =>
  `I found no sentence that answers this. The nearest passage is in ${asWritten(file)}, ${place}: ${borne(`“${words}”`, 1)}

It may not be what you asked.`

/** As it stands in the file: none of its signs is one of ours. */
const asWritten = (words: string) => words.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

/** What a file says, with the number of its source behind every sentence: one without rests on nothing. */
function borne(words: string, number: number): string {
  const ends = sentenceEnds(words)
  return [0, ...ends].map((start, at) => `${asWritten(words.slice(start, ends[at]))}[${number}]`).join('')
}

/** What is said of one of several questions, where the others are answered. */
export const missedAnswer = (question: string, looked: LookedIn): string =>
  [`I found nothing on “${question}” in your files.`, ...notRead(looked)].join(' ')

/** What needs no file. */
export const smallTalk: { asks: RegExp; says: (files: string[]) => string }[] = [
  {
    asks: /^(hi|hello|hey|hiya|howdy|good (morning|afternoon|evening))( there| postil| everyone)?$/,
    says: (files) =>
      `Hello. ${files.length} files are ready to be asked. Try “What is left in the contingency?” or “When does the reading room reopen?”`,
  },
  {
    asks: /^(ok |okay |great |perfect )?(thanks?|thank you|thx|cheers)( a lot| so much| very much| postil)?$/,
    says: () => 'You’re welcome.',
  },
  {
    asks: /^(help|who are you|what are you|what (can|do) you do|how does (this|it) work|what can i ask( you)?)$/,
    says: () =>
      'Postil answers from the files listed under Files, and puts the passage it read beside each sentence. Where no file has the answer, it says so. This is a sample: its answers about the Alder Street Library are prepared.',
  },
  {
    asks: /^check the attached invoice\b/,
    says: () => 'No invoice is attached. Put one beside the question with “Add files,” then ask again.',
  },
  {
    asks: /^((what|which) files (do you have|are (there|here)|can you read|did you read)|list( me| all)?( the| my)? files)$/,
    says: (files) => `There are ${files.length}:\n\n${files.map((name) => `- ${name}`).join('\n')}`,
  },
]

/** What is said of a file that came with the question, where the words of the question are not in it. */
export const unreadAnswer = (name: string): string =>
  `I found nothing on that in “${name}”. This sample reads plain text, Markdown, and CSV, and looks for the words of your question. Connect a model, and the whole text goes along.`

/** What is said of lines in a file that came with the question. `[1]` is the first of them. */
export const attachedAnswer = (name: string, lines: readonly string[]): string =>
  `“${asWritten(name)}” says:\n\n${lines.map((line, index) => `- ${borne(line, index + 1)}`).join('\n')}`
