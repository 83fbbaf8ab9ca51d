import { expect, test } from 'vitest'
import { section, wholeSection } from './file-texts.ts'
import { replyTo, sourceOf } from './scripted.ts'
import { scriptedAnswers } from './scripted-answers.ts'
import { preparedFor } from './scripted-match.ts'
import { bearingsOf } from './sentences.ts'

function answer(question: string, ...before: string[]) {
  const { pieces } = replyTo([...before, question].map((content) => ({ role: 'user', content })))
  return {
    text: pieces.map(({ text = '' }) => text).join(''),
    sources: pieces.flatMap(({ source }) => (source ? [source.id] : [])),
  }
}

test.each(scriptedAnswers.map((one) => [one.example, one] as const))('%s finds its own answer', (example, one) => {
  expect(preparedFor(example, scriptedAnswers)).toBe(one)
})

test.each([
  ['Who pays if the windows are late, and how much is it per day?', '$850 for each calendar day', 'damages'],
  ['what happens if Brandt is late?', '$850', 'damages'],
  ['How much are liquidated damages?', '$60,000', 'damages'],
  ['How much would a delay of three weeks cost?', '$850', 'damages'],
  ['What if they are 2 weeks late, what do they pay?', '$11,900', 'damages'],
  ['What does the pit cost?', '$17,900', 'co-3'],
  ['How much is CO-3?', '$17,900', 'co-3'],
  ['How many visits were there in July?', '4,870', 'visits-2025-07'],
  ['visits in december 2025', '2,640', 'visits-2025-12'],
  ['How many visitors came in 2025 in total?', '43,400', 'visits-2025'],
  ['How much float is left?', 'Nine working days', 'float'],
  ['When are the windows delivered?', 'Ten weeks', 'lead-time'],
  ['What is the SHGC?', '0.33', 'solar-heat'],
  ['When do the books move in?', 'January 4 to 8', 'books'],
  ['What can we tell patrons about [subject] today, and what has to wait?', 'January 11', 'announcement'],
  ['What is left in the contingency after CO-3?', '$63,950, if the council', 'co-3'],
  ['contingency if the council approves CO-3', '$63,950, if the council', 'co-3'],
  ['Which month had the fewest visits?', '2,640', 'visits-2025'],
  ['Which month was the busiest?', 'July', 'visits-2025'],
  ['Write a Python script that adds up visits by season', '```python', 'visits-2025'],
  ['How much money is left?', '$81,850', 'contingency'],
  ['contingency', '$81,850', 'contingency'],
  ['When will the library reopen?', 'January 11, 2027', 'opening'],
  ['When is the reading room ready?', 'January 11, 2027', 'opening'],
  ['When is the construction finished?', 'March 26, 2027', 'completion'],
  ['What is the contract sum?', '$2,840,000', 'sum'],
  ['How much does the whole renovation cost?', '$2,840,000', 'sum'],
  ['What did the asbestos cost?', '$38,400', 'co-1'],
  ['When do the lintels arrive?', 'September 21', 'lintels'],
  ['Why is the elevator pit wet?', '4.2 feet', 'pit-water'],
  ['How deep is the pit?', '5 feet', 'pit-water'],
  ['Who can approve change orders?', 'Town Council', 'council'],
  ['Can I sign without the council?', 'signature', 'council'],
  ['What U-factor do the windows need?', '0.28', 'u-factor'],
  ['When does parking open again?', 'January 15', 'parking'],
  ['What was said at the last meeting?', 'CO-3', 'pit-water'],
  ['When does the whole building open?', 'No file gives an opening day', 'whole'],
  ['When will the building reopen?', 'No file gives an opening day', 'whole'],
  ['And if they come a week later?', 'five of the nine days', 'lintels'],
  ['What if the lintels arrive one week late?', 'five of the nine days', 'lintels'],
  ['Who is the architect?', 'Teague & Amsel', 'present'],
  ['Who are the architects?', 'Teague & Amsel', 'present'],
])('%s', (question, words, source) => {
  const { text, sources } = answer(question)
  expect(text).toContain(words)
  expect(sources[0]).toBe(source)
})

test.each([
  'What does a librarian in Maine earn?',
  'How many visits were there in July 2024?',
  'Who pays for the late books?',
  'What was the weather at the site meeting?',
  'When is the gym open?',
  'How much does a window cleaner cost per hour?',
  'Who is the mayor of Corliss?',
  'Is Brandt insured?',
  'What is the weather in July?',
  'And how do I cook rice?',
  'What does the roof cost?',
  'When is the children’s museum open on Sundays?',
  'Write a Python script that sorts a list',
  'test',
  'asdf',
])('%s is not answered with a source', (question) => {
  const { text, sources } = answer(question, 'What is left in the contingency?')
  expect(sources).toEqual([])
  expect(text).toContain('I found nothing on that in your files.')
})

test.each([
  ['hello', 'Hello.'],
  ['Hi there!', 'Hello.'],
  ['Thanks!', 'You’re welcome.'],
  ['Who are you?', 'Postil answers'],
  ['What files do you have?', 'Visits 2025.csv'],
])('%s needs no file', (question, words) => {
  const { text, sources } = answer(question)
  expect(text).toContain(words)
  expect(sources).toEqual([])
})

test('where only the words are there, the passage is shown as the nearest one and no more', () => {
  const { text, sources } = answer('Where will the books be moved, is Substantial Completion moved?')
  expect(text).not.toContain('**')
  expect(sources.length).toBeLessThanOrEqual(1)
  expect(answer('Is there a sump or membrane in the drain?').text).toMatch(/nearest passage|found nothing/)
})

test('every sentence of a passage that is only shown bears its number', () => {
  const file = wholeSection('roof.txt', 'The roof membrane costs $44,100. Work starts on October 5.')
  const roof = `${file}\n\nWhat does the roof membrane cost?`
  expect(answer(roof).text).toContain('- The roof membrane costs $44,100.[1] Work starts on October 5.[1]')
  const { text } = answer('Will anybody price the membrane and the pump?')
  expect(text).toContain('four inches deep.[1] Brandt will price membrane and drain as CO-3.”[1]')
})

test('asked again, the cost of two weeks is told in other words', () => {
  const messages = [{ role: 'user' as const, content: 'What does it cost Brandt to be two weeks late?' }]
  const told = [0, 1].map((attempt) =>
    replyTo(messages, attempt)
      .pieces.map(({ text = '' }) => text)
      .join(''),
  )
  expect(told[1]).not.toBe(told[0])
  expect(told[1]).toContain('$11,900: 14 days at $850.')
})

const roof = wholeSection('roof.txt', 'Slate, laid in 2019.\nThe roof warranty is 20 years.')
const said = (...messages: [role: 'system' | 'user' | 'assistant', content: string][]) => {
  const { pieces } = replyTo(messages.map(([role, content]) => ({ role, content })))
  return {
    text: pieces.map(({ text = '' }) => text).join(''),
    places: pieces.flatMap(({ source }) => (source ? [`${source.title}, ${source.location}`] : [])),
  }
}

test('a file that comes along answers with its own lines', () => {
  const { text, places } = said(['user', `${roof}\n\nHow long is the roof warranty?`])
  expect(text).toContain('The roof warranty is 20 years.[1]')
  expect(places).toEqual(['roof.txt, line 2'])
})

test('a file that comes along and does not have it is not cited', () => {
  const { text, places } = said(['user', `${wholeSection('Invoice.csv', '1,2')}\n\nCheck the attached invoice`])
  expect(text).toContain('nothing on that in “Invoice.csv”')
  expect(places).toEqual([])
})

test('a file that was added before is asked, too', () => {
  const { text, places } = said(['system', roof], ['user', 'How long is the roof warranty?'])
  expect(text).toContain('The roof warranty is 20 years.[1]')
  expect(places).toEqual(['roof.txt, line 2'])
})

test('a file stays for the whole conversation it came with', () => {
  const { text, places } = said(
    ['user', `${roof}\n\nHow long is the roof warranty?`],
    ['assistant', '“roof.txt” says: The roof warranty is 20 years.[1]'],
    ['user', 'When was the slate laid?'],
  )
  expect(text).toContain('Slate, laid in 2019.[1]')
  expect(places).toEqual(['roof.txt, line 1'])
})

test('what is asked again in short is asked of the same file', () => {
  const { text } = said(['user', `${roof}\n\nHow long is the roof warranty?`], ['user', 'And in short?'])
  expect(text).toContain('The roof warranty is 20 years.[1]')
})

test('an answer that was prepared goes before a file that only has its words', () => {
  const notes = wholeSection('notes.md', 'Ask Sam what the contingency is for.')
  expect(said(['system', notes], ['user', 'What is left in the contingency?']).text).toContain('$81,850')
})

test('no line of a file passes for another file, or for what is said of one', () => {
  const letter = wholeSection(
    'letter.md',
    'Dear Sam,\n\nFile “secret.txt”:\n1: The keeper owns a parrot.\n(the rest was not sent)',
  )
  expect(said(['system', letter], ['user', 'Does the keeper own a parrot?']).places).toEqual(['letter.md, line 4'])
  const begun = section('long.csv', '1: a,b\n(the rest was not sent)')
  expect(said(['system', begun], ['user', 'Was the rest sent?']).places).toEqual([])
})

test('where nothing is found, it says which of the added files were read, which not, and why', () => {
  const plan = section('plan.pdf', '(its text was not read)')
  const long = section('long.csv', '1: a,b\n(the rest was not sent)')
  const { text, places } = said(['system', `${roof}\n\n${plan}\n\n${long}`], ['user', 'Who is the mayor of Corliss?'])
  expect(places).toEqual([])
  expect(text).toContain('I looked in these 9:')
  expect(text).toContain('- roof.txt\n- long.csv\n')
  expect(text).toContain('I read only the beginning of “long.csv”')
  expect(text).toContain('I did not read “plan.pdf”. This sample reads')
})

test('where a line of a file has only half of the words, it is shown as the nearest one', () => {
  const cat = wholeSection('cat.txt', 'The dog is brown.\nThe cat is orange.')
  const { text, places } = said(['system', cat], ['user', 'What color is the cat?'])
  expect(text).toContain(
    'I found no sentence that answers this. The nearest passage is in cat.txt, line 2: “The cat is orange.”[1]',
  )
  expect(places).toEqual(['cat.txt, line 2'])
})

test('lines end as they do on a Mac of old, and as editors end them', () => {
  const file = wholeSection('mac.txt', 'Preface.\rThe orchard holds ninety pear trees.\u2028End.')
  expect(said(['system', file], ['user', 'How many pear trees are in the orchard?']).places).toEqual([
    'mac.txt, line 2',
  ])
})

test('files that are there are counted and named', () => {
  expect(said(['system', roof], ['user', 'hello']).text).toContain('8 files are ready')
  expect(said(['system', roof], ['user', 'Which files do you have?']).text).toContain('- roof.txt')
})

test.each([
  'When does the reading room reopen?\n\nThank you very much',
  'Hello!\n\nWhen does the reading room reopen?',
  'When does the reading room reopen?\nThank you!',
  'I am writing to our patrons, and they keep asking me things about cranes.\n\nWhen does the reading room reopen?',
])('a question of several paragraphs is read whole: %j', (question) => {
  expect(said(['user', question]).text).toContain('January 11, 2027')
})

test('of two questions in one message both are answered, their sources counted on, each once', () => {
  const { text, places } = said(['user', 'What is left in the contingency? And who can approve change orders?'])
  expect(text).toContain('$81,850 is left')
  // The fifth source of the first answer is the first of the second.
  expect(text).toContain('the Town Council.**[5] Up to that amount')
  expect(text).toMatch(/\[6\] [^[]+\[7\]$/)
  expect(places).toHaveLength(7)
  expect(new Set(places).size).toBe(7)

  const own = said(['user', `${roof}\n\nHow long is the roof warranty? When does the reading room reopen?`])
  expect(own.text).toMatch(/20 years\.\[1\]\n\n.*January 11, 2027/)
  expect(own.places[0]).toBe('roof.txt, line 2')
})

test('of two questions in one message, one that no file answers is named', () => {
  const { text } = said(['user', 'What is left in the contingency?\nWho is the mayor of Corliss?'])
  expect(text).toContain('$81,850 is left')
  expect(text.endsWith('I found nothing on “Who is the mayor of Corliss?” in your files.')).toBe(true)
  expect(said(['user', 'What does the pit cost? And why?']).text).not.toContain('found nothing')
  expect(said(['user', 'Who is the mayor? And who is the sheriff?']).text).toContain('I found nothing on that')
})

test.each([
  ['Tell me what is left in the contingency. Who is the architect?', ['$81,850 is left', 'Teague & Amsel']],
  ['Who is the architect? Please answer in French.', ['Teague & Amsel']],
  ['Hi! What is left in the contingency?', ['$81,850 is left']],
  ['1. What is left in the contingency?\n2. Who is the architect?', ['$81,850 is left', 'Teague & Amsel']],
  ['Who is the architect?Who can approve change orders?', ['Teague & Amsel', 'the Town Council']],
  ['When does the reading room reopen? And the whole building?', ['January 11, 2027', 'No file gives an opening day']],
  ['What is left in the contingency? And after CO-3?', ['$81,850 is left', '$63,950, if the council']],
  ['What is the contract sum? Is it more than $3,000,000?', ['$2,840,000']],
  ['What does the pit cost? In short?', ['$17,900']],
  ['> Who is the architect?', ['Teague & Amsel']],
])('%j is answered whole', (question, words) => {
  const { text } = said(['user', question])
  for (const one of words) expect(text).toContain(one)
  expect(text).not.toContain('found nothing')
})

test('of one of several questions, too, it says which files may still have the answer', () => {
  const long = section('long.csv', '1: a,b\n(the rest was not sent)')
  const { text } = said(['system', long], ['user', 'Who is the architect? Who is the mayor of Corliss?'])
  expect(text).toContain(
    'I found nothing on “Who is the mayor of Corliss?” in your files. I read only the beginning of',
  )
})

test('what a file says is no Markdown, and no number of ours', () => {
  const paint = wholeSection('pa[1]int.csv', 'Paint: code [1] is **RAL 7016**.')
  expect(said(['user', `${paint}\n\nWhich code is the paint?`]).text).toBe(
    '“pa\\[1\\]int.csv” says:\n\n- Paint: code \\[1\\] is \\*\\*RAL 7016\\*\\*.[1]',
  )
})

test.each(scriptedAnswers.flatMap(({ versions, passages }) => versions.map((text) => [text, passages] as const)))(
  'every figure of a sentence stands in its passages: %s',
  (text, used) => {
    const sources = used.map(sourceOf)
    const byEnd = Map.groupBy(bearingsOf(text, sources), ({ end }) => end)
    for (const bearings of byEnd.values()) {
      const words = bearings
        .map(({ number }) => `${sources[number - 1]?.quote} ${sources[number - 1]?.location}`)
        .join(' ')
      for (const [figure] of bearings[0]?.sentence.matchAll(/(?<!CO-)(?:\$?\d[\d,.]*\d|\b\d)/g) ?? [])
        expect(words.replaceAll(',', '')).toContain(figure.replaceAll(',', ''))
    }
  },
)

test('files that were added later are not read', () => {
  const { pieces } = replyTo([{ role: 'user', content: 'What does a librarian in Maine earn?' }], 0, '2026-07-16')
  expect(pieces.map(({ text = '' }) => text).join('')).toContain('in these 4')
})
