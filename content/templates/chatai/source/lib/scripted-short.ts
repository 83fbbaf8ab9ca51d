/** Prepared answers of a sentence or two. */
import { passages } from '../archive.ts'
import { months } from './dates.ts'
import type { ScriptedAnswer } from './scripted-answers.ts'

const isMoney = /\b(cost|price|priced|much|amount|expensive|pay|\$)/
const isTime = /\b(when|date|day|how (long|soon))\b/

/** A formatter of the browser's takes a phone as long as all else here. */
const withCommas = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** One answer a month, from its row of the file; that it is the most, only all of the rows say. */
function visitsByMonth(): ScriptedAnswer[] {
  const row = passages.find(({ id }) => id === 'visits-2025')?.words ?? ''
  const counts = [...row.matchAll(/2025-(\d\d),(\d+)/g)].map(([, , count]) => Number(count))
  const most = Math.max(...counts)
  return counts.map((count, at): ScriptedAnswer => {
    const month = months[at] ?? ''
    const visits = `**${withCommas(count)} visits** in ${month} 2025`
    return {
      example: `How many visits were there in ${month}?`,
      asks: [
        [
          /\b(visits?|visitors?|people)\b/,
          /\b(how many|number|visits?|visitors?)\b/,
          new RegExp(`\\b${month}\\b`, 'i'),
        ],
      ],
      passages: [`visits-2025-${String(at + 1).padStart(2, '0')}`, ...(count === most ? ['visits-2025'] : [])],
      versions: [count === most ? `${visits},[1] more than in any other month of that year.[2]` : `${visits}.[1]`],
    }
  })
}

export const shortAnswers: ScriptedAnswer[] = [
  {
    example: 'Who pays if the windows are late, and how much is it per day?',
    asks: [
      [/\b(liquidated )?damages\b/],
      [/\bpenalt(y|ies)\b/],
      [/\b(late|delay\w*|overdue|overruns?)\b/, /\b(who|cost\w*|pay\w*|much|owe\w*|happens|per day|a day|each day)\b/],
    ],
    passages: ['damages', 'completion'],
    versions: [
      `**Brandt Builders, $850 a day.** The agreement charges $850 for each calendar day past Substantial Completion, up to $60,000 in all.[1] Counting begins after March 26, 2027.[2]

The clock runs on the finished building, not on a delivery. Late windows cost Brandt nothing under this section unless they push the building past that date.`,
      `Brandt Builders pays **$850 a calendar day**, at most $60,000, for every day past Substantial Completion.[1] That date is March 26, 2027.[2] Late windows count only if they make the building late.`,
    ],
  },
  {
    example: 'What does the pit cost?',
    asks: [[/\b(pit|waterproof\w*|membrane|drain)\b/, isMoney], [/\bco-3\b/]],
    passages: ['co-3', 'council'],
    versions: [
      `**$17,900**, for the membrane and the drain. That is change order CO-3, which is pending and on the council’s agenda for October 13.[1] It is above $10,000, so it takes effect only when the Town Council has approved it.[2]`,
    ],
  },
  {
    example: 'What change orders are there?',
    asks: [[/\bchange orders?\b/], [/\bco-[12]\b/], [/\bchange orders?\b/, /\b(list|all|which|many|total)\b/]],
    passages: ['co-1', 'co-2', 'co-3'],
    versions: [
      `**Three, for $78,050 in all.** Two are approved and come to $60,150; one is pending.

- CO-1, asbestos under the stacks floor: $38,400, approved July 14.[1]
- CO-2, window lintels: $21,750, approved August 11.[2]
- CO-3, membrane and drain for the elevator pit: $17,900, on the council’s agenda for October 13.[3]`,
    ],
  },
  {
    example: 'Who has to approve a change order?',
    asks: [
      [/\bwho\b/, /\b(approv\w*|signs?|signature)\b/, /\b(change|orders?|co)\b/],
      [/\bsign(ature)?\b/, /\b(alone|myself|limit|up to|enough|without|council)\b/],
      [/\bapprov\w*/, /\bwithout\b/, /\bcouncil\b/],
    ],
    passages: ['council', 'signature', 'risk'],
    versions: [
      `**Above $10,000, the Town Council.**[1] Up to that amount the signature of the Owner’s project manager is enough.[2] Work that begins before then is at the Contractor’s own risk.[3]`,
    ],
  },
  {
    example: 'What did the asbestos cost?',
    asks: [[/\basbestos\b/]],
    passages: ['co-1'],
    versions: [`**$38,400.** Asbestos under the stacks floor is change order CO-1, approved July 14.[1]`],
  },
  {
    example: 'What do the lintels cost?',
    asks: [[/\blintels?\b/, isMoney]],
    passages: ['co-2'],
    versions: [`**$21,750.** The window lintels are change order CO-2, approved August 11.[1]`],
  },
  {
    example: 'When do the lintels arrive?',
    asks: [[/\blintels?\b/], [/\blintels?\b/, /\b(when|date|arriv\w*|com(e|ing)|deliver\w*|late|promised)\b/]],
    passages: ['lintels', 'float'],
    versions: [
      `**They are promised for September 21.** Every working day they come later takes a day of float.[1] The schedule has nine of those before the reading room is handed over.[2]`,
    ],
  },
  {
    example: 'And if they come a week later?',
    asks: [
      [
        /^(?!.*\b(cost\w*|pay\w*|owe\w*|much)\b).*\b(a|one|1) week later?\b/,
        /\b(they|lintels?)\b/,
        /\b(come|arrive|delivered)\b/,
      ],
    ],
    passages: ['lintels', 'float'],
    versions: [
      `**It takes five of the nine days of float.** A week is five working days, and every working day they come later takes one.[1] The schedule has nine before the reading room is handed over,[2] so four are left.`,
    ],
  },
  {
    example: 'Who is the architect?',
    asks: [[/\barchitects?\b/, /\bwho\b/]],
    passages: ['present'],
    versions: ['**Teague & Amsel.** The minutes of the last site meeting list them as the architects.[1]'],
  },
  {
    example: 'What is the contract sum?',
    asks: [
      [/\bcontract (sum|price|value|amount)\b/],
      [/\b(how much|cost\w*|price)\b/, /\b(whole|entire|total|renovation|construction|building|project)\b/],
    ],
    passages: ['sum', 'contingency'],
    versions: [
      `**$2,840,000.** That is the contract sum.[1] Besides it the town carries a contingency of five percent, $142,000, which may be spent only by change order.[2]`,
    ],
  },
  {
    example: 'When is the whole building done?',
    asks: [
      [/\bcompletion\b/],
      [
        /\b(when|date)\b/,
        /\b(building|project|renovation|construction|work)\b/,
        /\b(done|complete\w*|finish\w*|ready|over|end\w*)\b/,
      ],
    ],
    passages: ['completion', 'whole'],
    versions: [
      `**On Friday, March 26, 2027.** The agreement sets Substantial Completion for that date,[1] and the schedule has the whole building complete on the same day.[2]`,
    ],
  },
  {
    example: 'How much float is there?',
    asks: [[/\b(float|slack|buffer)\b/]],
    passages: ['float', 'lintels'],
    versions: [
      `**Nine working days** before the reading room is handed over.[1] Late lintels use them up one for one: they were promised for September 21, and every working day after that takes one.[2]`,
    ],
  },
  {
    example: 'What may patrons be told about the opening?',
    asks: [
      [/\bpatrons?\b/],
      [/\bannounc\w*/],
      [/\bpatrons?\b/, /\b(told|tell|know|announce|wait)\b/, /\b(open\w*|reopen\w*|reading room)\b/],
    ],
    passages: ['announcement', 'opening'],
    versions: [
      `**January 11 for the reading room, and nothing earlier.** That was agreed at the last site meeting.[1] It is the date in the schedule: Monday, January 11, 2027.[2]`,
    ],
  },
  {
    example: 'When does parking open again?',
    asks: [[/\bparking\b/], [/\bparking\b/, isTime, /\b(re-?)?open\w*\b/]],
    passages: ['parking'],
    versions: [`**After January 15.** Parking on Alder Street stays closed until then.[1]`],
  },
  {
    example: 'Summarize the last site meeting as a list: dates, amounts, and who is responsible.',
    asks: [[/\b(minutes|meeting)\b/]],
    passages: ['pit-water', 'lintels', 'announcement'],
    versions: [
      `Three items in Site meeting minutes 14 affect the schedule and budget.

- Water stood in the elevator pit again on September 3, four inches deep. Brandt will price membrane and drain as CO-3.[1]
- The lintels are promised for September 21. Each working day they come later takes a day of float.[2]
- The library will announce January 11 for the reading room and nothing earlier.[3]`,
    ],
  },
  {
    example: 'How many visits were there in 2025?',
    asks: [[/\b(visits?|visitors?)\b/], [/\b(visits?|visitors?)\b/, /\b(total|year|altogether|2025)\b/]],
    passages: ['visits-2025'],
    versions: [`**43,400 visits in 2025.** That is the sum of the twelve months in the file.[1]`],
  },
  {
    example: 'How long do the windows take?',
    asks: [
      [/\blead time\b/],
      [/\bwindows?\b/, /\b(when|how long|how soon|weeks)\b/, /\b(come|take|arriv\w*|deliver\w*|long)\b/],
    ],
    passages: ['lead-time'],
    versions: ['**Ten weeks**, counted from the day the shop drawings are approved.[1]'],
  },
  {
    example: 'What is the solar heat gain coefficient?',
    asks: [[/\bsolar heat\b/], [/\bshgc\b/]],
    passages: ['solar-heat'],
    versions: ['**0.33 or lower.**[1]'],
  },
  {
    example: 'When do the books move in?',
    asks: [[/\bbooks\b/, /\bmov\w*/]],
    passages: ['books', 'opening'],
    versions: ['**January 4 to 8, 2027.**[1] The reading room opens to the public on the Monday after, January 11.[2]'],
  },
  {
    example: 'Compare the newest minutes with the ones before',
    asks: [
      [/\bcompar\w*/, /\bminutes\b/],
      [/\bchanged\b/, /\b(week|minutes|meeting)\b/],
    ],
    passages: ['pit-water', 'lintels', 'announcement'],
    versions: [
      `There is nothing to compare them with: your files have only one set of minutes, number 14. It changes or confirms three things:

| What | Then | Who is responsible |
| --- | --- | --- |
| Elevator pit | Brandt will price membrane and drain as CO-3[1] | Brandt Builders |
| Lintels | Promised for September 21[2] | Brandt Builders |
| Opening | January 11, announced no earlier[3] | The library |`,
    ],
  },
  {
    example:
      'Write one paragraph for the Town Council about CO-3: what we are asking for, what it costs, and what is left.',
    asks: [[/\bparagraph\b/, /\bcouncil\b/]],
    passages: ['co-3', 'council', 'contingency', 'co-1', 'co-2'],
    versions: [
      `Brandt Builders asks for approval of change order CO-3, a membrane and a drain for the elevator pit, at $17,900.[1] It is above $10,000 and takes effect only when the Town Council has approved it.[2] The project began with a contingency of $142,000.[3] CO-1 took $38,400 of it[4] and CO-2 $21,750,[5] so $81,850 is left today and $63,950 after CO-3.`,
    ],
  },
  {
    example: 'Do any two of my files say different things? Quote both.',
    asks: [[/\b(different things|disagree|contradict\w*|conflict\w*)\b/]],
    passages: ['groundwater', 'seasonal-high', 'completion', 'whole'],
    versions: [
      `I found one pair that looks like a conflict, and it is inside one file. The geotechnical report says both “Groundwater was met at 7.5 feet below grade on August 12, 2025”[1] and “Allow for a seasonal high of 4.2 feet below grade.”[2] Both hold: the first was measured on one day, the second is what to build for.

The agreement[3] and the schedule[4] give the same date for completion, March 26, 2027.`,
    ],
  },
  {
    example: 'What was the busiest month?',
    asks: [[/\b(busiest|quietest|slowest)\b/], [/\b(most|fewest|least)\b/, /\bvisit\w*/]],
    passages: ['visits-2025'],
    versions: [
      `**July, with 4,870 visits.** August follows with 4,650. The quietest month of 2025 was December, with 2,640.[1]`,
    ],
  },
  ...visitsByMonth(),
]
