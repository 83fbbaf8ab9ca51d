/** What the stand-in answers, from the files in archive.ts. `[1]` is the first passage of `passages`, and so on. */
import { shortAnswers } from './scripted-short.ts'

export interface ScriptedAnswer {
  /** A question that this answers. */
  example: string
  /** The ways to ask for it: of one of them, every pattern must be in the question. The way with the most decides. */
  asks: RegExp[][]
  passages: string[]
  /** Markdown. The second is what a regenerated answer says, then the first again. */
  versions: [string, ...string[]]
}

const isTime = /\b(when|date|day|how (long|soon))\b/

export const scriptedAnswers: ScriptedAnswer[] = [
  {
    example: 'What is left in the contingency?',
    asks: [[/contingency/], [/\b(money|budget|reserve)\b/, /\b(left|remain\w*|spent|over)\b/]],
    passages: ['contingency', 'co-1', 'co-2', 'co-3', 'council'],
    versions: [
      `**$81,850 is left.** The agreement sets aside five percent of the contract sum, $142,000.[1] Two change orders are approved and come to $60,150. Asbestos under the stacks floor took $38,400[2] and the window lintels took $21,750.[3] A third, $17,900 for waterproofing the elevator pit, is pending.[4]

| Item | Amount | Left |
| --- | ---: | ---: |
| Contingency | | $142,000 |
| CO-1, asbestos | −$38,400 | $103,600 |
| CO-2, window lintels | −$21,750 | $81,850 |
| **Left today** | | **$81,850** |
| CO-3, if approved | −$17,900 | $63,950 |

CO-3 is above $10,000, so it counts only once the council has approved it.[5] If it is approved as priced, $63,950 is left.`,
      `Today **$81,850** of the contingency is left, and **$63,950** if the council approves CO-3.

- The contingency began at $142,000.[1]
- CO-1 took $38,400[2] and CO-2 took $21,750.[3]
- CO-3, at $17,900, is on the council’s agenda for October 13.[4] Above $10,000 it takes effect only with the council’s approval.[5]`,
    ],
  },
  {
    example: 'What is left in the contingency after CO-3?',
    asks: [
      [/\bcontingency\b/, /\b(after|with|once|if|including|minus)\b/, /\b(co-3|pit|pending|third|council|approv\w*)\b/],
    ],
    passages: ['co-3', 'council', 'contingency', 'co-1', 'co-2'],
    versions: [
      `**$63,950, if the council approves it.** CO-3 is priced at $17,900 and on the agenda for October 13.[1] Above $10,000 it takes effect only when the council has approved it.[2]

| Item | Amount | Left |
| --- | ---: | ---: |
| Contingency[3] | | $142,000 |
| CO-1, asbestos[4] | −$38,400 | $103,600 |
| CO-2, window lintels[5] | −$21,750 | $81,850 |
| CO-3, if approved | −$17,900 | $63,950 |
| **Left after CO-3** | | **$63,950** |`,
    ],
  },
  {
    example: 'When does the reading room reopen?',
    asks: [[/\b(re-?open\w*)\b/], [/reading room/, /\b(when|date|open\w*|ready|done)\b/], [isTime, /\bopen\w*\b/]],
    passages: ['opening', 'announcement', 'float', 'lintels'],
    versions: [
      `**On Monday, January 11, 2027.** That is the day the schedule gives for the reading room,[1] and the only one the library will announce.[2]

The room is handed over on December 18, with nine working days of float before that.[3] Late lintels use the float up: they were promised for September 21, and every working day after that takes one.[4]`,
      `The reading room opens to the public on **January 11, 2027**.[1] Please tell patrons nothing earlier: that was agreed at the last site meeting.[2] What can still move it is the lintels, once they are more than nine working days late: that is the float,[3] and each late day takes one.[4]`,
    ],
  },
  {
    example: 'When does the whole building open?',
    asks: [[/\bbuilding\b/, isTime, /\b(open|reopen)\w*\b/]],
    passages: ['whole', 'opening'],
    versions: [
      `**No file gives an opening day for the whole building.** The schedule has it complete on Friday, March 26, 2027,[1] and the reading room open to the public on Monday, January 11.[2]`,
    ],
  },
  {
    example: 'What does it cost Brandt to be two weeks late?',
    asks: [
      [
        /\b(two|2) weeks\b/,
        /\b(late|delay\w*|behind|overdue)\b/,
        /\b(cost|pay\w*|much|owe\w*|damages|penalty|happens)\b/,
      ],
    ],
    passages: ['damages', 'completion'],
    versions: [
      `**$11,900.** For each calendar day after Substantial Completion the agreement charges $850, up to $60,000 in all.[1] Two weeks are 14 days, and 14 × $850 is $11,900.

Counting begins after March 26, 2027.[2] The ceiling of $60,000 would be reached on the 71st day.`,
      `**$11,900: 14 days at $850.** The agreement charges that for each calendar day after Substantial Completion.[1] The first of them would be the day after March 26, 2027.[2]`,
    ],
  },
  {
    example: 'Why is there water in the elevator pit?',
    asks: [
      [/\b(pit|elevator|shaft)\b/, /\b(water|wet|flood\w*|leak\w*|why|deep|depth)\b/],
      [/\b(groundwater|water table|seasonal high)\b/],
      [/\bwater\b/, /\b(why|where|level|high|deep)\b/],
    ],
    passages: ['pit-water', 'pit-depth', 'seasonal-high', 'groundwater'],
    versions: [
      `**The bottom of the pit can be below the water table.** Water stood in it again on September 3, four inches deep.[1] The bottom of the pit is 5 feet below grade,[2] and the soil report tells builders to allow for a seasonal high of 4.2 feet.[3]

At that level the bottom of the pit is 0.8 feet, almost ten inches, under water. The same report has a reading of 7.5 feet, taken on one day, August 12, 2025.[4] Why the water was up on September 3 is not in your files.`,
    ],
  },
  {
    example: 'Add up visits by season',
    asks: [
      [/\bvisit\w*/, /\bseasons?\b/],
      [/\bvisit\w*/, /\b(python|script|code)\b/],
      [/\bvisit\w*/, /\b(summer|winter|spring|fall)\b/],
    ],
    passages: ['visits-2025'],
    versions: [
      `The file has one row for each month of 2025.[1] This adds them up by season, with December counted as winter:

\`\`\`python
import csv
from collections import Counter

SEASONS = ["winter", "spring", "summer", "fall"]


def season(month: int) -> str:
    return SEASONS[month % 12 // 3]


def visits_by_season(path: str) -> Counter[str]:
    totals: Counter[str] = Counter()
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            month = int(row["month"][5:7])
            totals[season(month)] += int(row["visits"])
    return totals


print(visits_by_season("Visits 2025.csv"))
\`\`\`

For your file it gives:

| Season | Months | Visits | Share |
| --- | --- | ---: | ---: |
| Winter | January, February, December | 8,740 | 20.1% |
| Spring | March to May | 10,460 | 24.1% |
| Summer | June to August | 13,760 | 31.7% |
| Fall | September to November | 10,440 | 24.1% |
| **Year** | | **43,400** | **100%** |

Summer is the busiest, with 13,760 of 43,400 visits. Call \`visits_by_season\` with another year’s file to compare.`,
    ],
  },
  {
    example: 'What is specified for the windows?',
    asks: [[/\bu-?(factor|value)\b/], [/\bwindows?\b/, /\b(specif\w*|specs?|requir\w*|perform\w*|insulat\w*|about)\b/]],
    passages: ['u-factor', 'lead-time', 'co-2', 'lintels'],
    versions: [
      `The window assembly must have a **U-factor of 0.28 or lower**.[1] Delivery takes ten weeks, counted from the day the shop drawings are approved.[2]

The lintels above them are a change order of their own, $21,750, approved on August 11.[3] They were promised for September 21.[4]`,
    ],
  },
  {
    example: 'What does the council still have to approve?',
    asks: [
      [/\bcouncil\b/, /\b(approv\w*|vote\w*|agenda|decid\w*|pending|still|october)\b/],
      [/\bchange orders?\b/, /\b(pending|open|not approved|unapproved)\b/],
    ],
    passages: ['co-3', 'risk', 'co-1', 'co-2', 'signature'],
    versions: [
      `**One change order, CO-3.** The $17,900 for the membrane and the drain are on its agenda for October 13.[1] Until it has voted, Brandt would begin that work at its own risk.[2]

| Change order | Amount | Council |
| --- | ---: | --- |
| CO-1, asbestos[3] | $38,400 | Approved July 14 |
| CO-2, window lintels[4] | $21,750 | Approved August 11 |
| CO-3, elevator pit | $17,900 | Agenda of October 13 |

If the council approves CO-3 as priced, $63,950 of the contingency is left. The log lists no others. Small ones never go to the council: for those, the project manager’s signature is enough.[5]`,
      `**Only CO-3**, $17,900 for the elevator pit. The vote is set for October 13,[1] and work that begins before it is at Brandt’s own risk.[2]

- CO-1 was approved on July 14[3] and CO-2 on August 11.[4]
- A smaller one needs only the project manager’s signature.[5]`,
    ],
  },
  ...shortAnswers,
]
