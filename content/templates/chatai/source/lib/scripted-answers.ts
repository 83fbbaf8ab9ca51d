/** What the stand-in answers, from the files in archive.ts. `[1]` is the first passage of `passages`, and so on. */

export interface ScriptedAnswer {
  /** Words of questions that this answers: of all answers, the one with the most of them is given. */
  asks: RegExp[]
  passages: string[]
  /** Markdown. The second is what a regenerated answer says, then the first again. */
  versions: [string, ...string[]]
}

export const scriptedAnswers: ScriptedAnswer[] = [
  {
    asks: [/contingency|change orders?\b|co-\d|budget|money (is )?left/i],
    passages: ['contingency', 'co-1', 'co-2', 'co-3', 'council'],
    versions: [
      `**$81,850 is left.** The agreement sets aside five percent of the contract sum, $142,000.[1] Two change orders are approved and come to $60,150: asbestos under the stacks floor for $38,400[2] and the window lintels for $21,750.[3]

| Item | Amount | Left |
| --- | ---: | ---: |
| Contingency | | $142,000 |
| CO-1, asbestos | −$38,400 | $103,600 |
| CO-2, window lintels | −$21,750 | $81,850 |
| CO-3, elevator pit (pending) | −$17,900 | $63,950 |

A third, waterproofing the elevator pit for $17,900, is pending.[4] It is above $10,000, so it counts only once the council has approved it.[5] If it is approved as priced, $63,950 is left.`,
      `Today **$81,850** of the contingency is left, and **$63,950** if the council approves CO-3.

- The contingency began at $142,000.[1]
- CO-1 took $38,400[2] and CO-2 took $21,750.[3]
- CO-3, at $17,900, is on the council's agenda for October 13.[4] Above $10,000 it takes effect only with the council's approval.[5]`,
    ],
  },
  {
    asks: [/reopen|reading room|open(s|ing)? (to|again|date)|when .*(open|ready|done)|january/i],
    passages: ['opening', 'announcement', 'float', 'lintels'],
    versions: [
      `**On Monday, January 11, 2027.** That is the day the schedule gives for the reading room,[1] and the only one the library will announce.[2]

There are nine working days of float before it.[3] The lintels use it up if they are late: they were promised for September 21, and every working day after that moves the reading room by a working day.[4]`,
      `The reading room opens to the public on **January 11, 2027**.[1] Please tell patrons nothing earlier: that was agreed at the last site meeting.[2] What can still move it is the lintels, day for day,[4] against nine working days of float.[3]`,
    ],
  },
  {
    asks: [/damages|penalt|two weeks late|weeks? late|delay|completion/i],
    passages: ['damages', 'completion'],
    versions: [
      `**$11,900.** For each calendar day after Substantial Completion the agreement takes $850, up to $60,000 in all.[1] Two weeks are 14 days, and 14 × $850 is $11,900.

Counting begins after March 26, 2027.[2] The ceiling of $60,000 would be reached on the 71st day.`,
    ],
  },
  {
    asks: [/water|elevator|\bpit\b|groundwater|soil/i],
    passages: ['pit-water', 'pit-depth', 'seasonal-high', 'groundwater'],
    versions: [
      `**The pit goes deeper than the water rises.** Water stood in it again on September 3, four inches deep.[1] The bottom of the pit is 5 feet below grade,[2] and the soil report tells builders to allow for a seasonal high of 4.2 feet.[3]

So the bottom lies 0.8 feet, almost ten inches, under water in a wet season. The 7.5 feet in the same report do not contradict that: they were measured on one day, April 2.[4]`,
    ],
  },
  {
    asks: [/visits|season|script|python|typescript|javascript|code|function|csv/i],
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

Summer is the busiest: 13,760 of 43,400 visits.[1] Call \`visits_by_season\` with another year's file to compare.`,
    ],
  },
  {
    asks: [/window|u-factor|lintel|glazing|lead time/i],
    passages: ['u-factor', 'lead-time', 'co-2', 'lintels'],
    versions: [
      `The window assembly must have a **U-factor of 0.28 or lower**.[1] Delivery takes ten weeks, counted from the day the shop drawings are approved.[2]

The lintels above them are a change order of their own, $21,750, approved on August 11.[3] They were promised for September 21.[4]`,
    ],
  },
  {
    asks: [/council|approv|agenda|sign/i],
    passages: ['council', 'co-3'],
    versions: [
      `Any change order above $10,000 needs the Town Council.[1] One is waiting for it now: CO-3 for the elevator pit, $17,900, on the agenda for October 13.[2]`,
    ],
  },
]

/** What is said where no file has the answer: nothing but that, and where it was looked for. */
export const notFoundAnswer = (files: string[]): string =>
  `None of your files says that. I looked in ${files.length} files:

${files.map((name) => `- ${name}`).join('\n')}

Add a file that covers it, or ask about something in these.`
