/** The files of the sample and the passages that answers cite. Put your own index in their place. */
export type ArchiveFile = {
  id: string
  name: string
  kind: 'PDF' | 'Word' | 'Excel' | 'CSV'
  bytes: number
  extent: string
  added: string
}

/** A passage of a file: where it stands, its words, and what stands around them. */
export type Passage = {
  id: string
  fileId: string
  place: string
  before: string
  words: string
  after: string
}

export const archiveFiles: ArchiveFile[] = [
  {
    id: 'agreement',
    name: 'Construction agreement.pdf',
    kind: 'PDF',
    bytes: 6_200_000,
    extent: '48 pages',
    added: '2026-06-01',
  },
  {
    id: 'windows',
    name: 'Window specification.pdf',
    kind: 'PDF',
    bytes: 8_400_000,
    extent: '22 pages',
    added: '2026-06-01',
  },
  {
    id: 'soil',
    name: 'Geotechnical report.pdf',
    kind: 'PDF',
    bytes: 18_700_000,
    extent: '61 pages',
    added: '2026-06-01',
  },
  { id: 'visits', name: 'Visits 2025.csv', kind: 'CSV', bytes: 169, extent: '12 rows', added: '2026-07-15' },
  {
    id: 'minutes',
    name: 'Site meeting minutes 14.docx',
    kind: 'Word',
    bytes: 300_000,
    extent: '5 pages',
    added: '2026-09-09',
  },
  {
    id: 'schedule',
    name: 'Schedule, revision 6.pdf',
    kind: 'PDF',
    bytes: 1_900_000,
    extent: '4 pages',
    added: '2026-09-09',
  },
  {
    id: 'changes',
    name: 'Change order log.xlsx',
    kind: 'Excel',
    bytes: 9_800,
    extent: '1 sheet',
    added: '2026-09-18',
  },
]

/** A row of a sheet. No line begins with its dots. */
const row = (...cells: string[]) => cells.join('\u00A0· ')

/** Visits by month, as the rows of the file have them. */
const visits = [3120, 2980, 3460, 3390, 3610, 4240, 4870, 4650, 3720, 3540, 3180, 2640].map(
  (count, at) => `2025-${String(at + 1).padStart(2, '0')},${count}`,
)

export const passages: Passage[] = [
  {
    id: 'sum',
    fileId: 'agreement',
    place: 'p. 6, § 3.1',
    before: '3 Contract Sum.',
    words: 'The Contract Sum is $2,840,000.',
    after: '3.2 The Owner carries a contingency of five percent of the Contract Sum.',
  },
  {
    id: 'contingency',
    fileId: 'agreement',
    place: 'p. 6, § 3.2',
    before: '3.1 The Contract Sum is $2,840,000.',
    words:
      'The Owner carries a contingency of five percent of the Contract Sum, $142,000, which may be spent only by change order.',
    after: '3.3 What is left of the contingency at final payment stays with the Owner.',
  },
  {
    id: 'co-1',
    fileId: 'changes',
    place: 'row 2',
    before: row('No.', 'Subject', 'Amount', 'Status'),
    words: row('CO-1', 'Asbestos under the stacks floor', '$38,400', 'Approved July 14'),
    after: row('CO-2', 'Window lintels', '$21,750', 'Approved August 11'),
  },
  {
    id: 'co-2',
    fileId: 'changes',
    place: 'row 3',
    before: row('CO-1', 'Asbestos under the stacks floor', '$38,400', 'Approved July 14'),
    words: row('CO-2', 'Window lintels', '$21,750', 'Approved August 11'),
    after: row('CO-3', 'Elevator pit, membrane and drain', '$17,900', 'Pending'),
  },
  {
    id: 'co-3',
    fileId: 'changes',
    place: 'row 4',
    before: row('CO-2', 'Window lintels', '$21,750', 'Approved August 11'),
    words: row('CO-3', 'Elevator pit, membrane and drain', '$17,900', 'Pending, council agenda of October 13'),
    after: '',
  },
  {
    id: 'council',
    fileId: 'agreement',
    place: 'p. 19, § 7.1',
    before: '7 Changes in the work.',
    words: 'A change order above $10,000 takes effect when the Town Council has approved it.',
    after: '7.2 Up to that amount the signature of the Owner’s project manager is enough.',
  },
  {
    id: 'signature',
    fileId: 'agreement',
    place: 'p. 19, § 7.2',
    before: '7.1 A change order above $10,000 takes effect when the Town Council has approved it.',
    words: 'Up to that amount the signature of the Owner’s project manager is enough.',
    after: '7.3 Work that begins before then is at the Contractor’s own risk.',
  },
  {
    id: 'risk',
    fileId: 'agreement',
    place: 'p. 19, § 7.3',
    before: '7.2 Up to that amount the signature of the Owner’s project manager is enough.',
    words: 'Work that begins before then is at the Contractor’s own risk.',
    after: '',
  },
  {
    id: 'completion',
    fileId: 'agreement',
    place: 'p. 11, § 4.1',
    before: '4 Time.',
    words: 'Substantial Completion is March 26, 2027.',
    after: '4.2 The date moves only by change order.',
  },
  {
    id: 'damages',
    fileId: 'agreement',
    place: 'p. 11, § 4.3',
    before: '4.2 The date moves only by change order.',
    words: 'Liquidated damages are $850 for each calendar day after the date of Substantial Completion, up to $60,000.',
    after: '4.4 They are kept back from the final payment.',
  },
  {
    id: 'opening',
    fileId: 'schedule',
    place: 'p. 2',
    before: 'January 4 to 8, 2027: books moved in.',
    words: 'Monday, January 11, 2027: reading room open to the public.',
    after: 'Parking on Alder Street stays closed until January 15.',
  },
  {
    id: 'books',
    fileId: 'schedule',
    place: 'p. 2',
    before: '',
    words: 'January 4 to 8, 2027: books moved in.',
    after: 'Monday, January 11, 2027: reading room open to the public.',
  },
  {
    id: 'float',
    fileId: 'schedule',
    place: 'p. 3',
    before: 'Critical path.',
    words: 'Reading room handed over Friday, December 18, 2026. Float before that: 9 working days.',
    after: 'Whole building complete Friday, March 26, 2027.',
  },
  {
    id: 'whole',
    fileId: 'schedule',
    place: 'p. 3',
    before: 'Float before that: 9 working days.',
    words: 'Whole building complete Friday, March 26, 2027.',
    after: '',
  },
  {
    id: 'parking',
    fileId: 'schedule',
    place: 'p. 2',
    before: 'Monday, January 11, 2027: reading room open to the public.',
    words: 'Parking on Alder Street stays closed until January 15.',
    after: '',
  },
  {
    id: 'lintels',
    fileId: 'minutes',
    place: 'p. 3, item 5',
    before: 'Brandt reports the shop drawings approved.',
    words: 'Lintels are promised for September 21. Every working day they come later takes a day of float.',
    after: 'Teague & Amsel will look at them on delivery.',
  },
  {
    id: 'announcement',
    fileId: 'minutes',
    place: 'p. 4, item 7',
    before: 'Ms. Whitfield asks what patrons may be told.',
    words: 'The library will announce January 11 for the reading room and nothing earlier.',
    after: 'The children’s room is announced in February.',
  },
  {
    id: 'present',
    fileId: 'minutes',
    place: 'p. 1',
    before: 'Site meeting 14, Alder Street Library.',
    words: 'Present: Ms. Whitfield for the Town, Brandt Builders, and Teague & Amsel, architects.',
    after: '',
  },
  {
    id: 'pit-water',
    fileId: 'minutes',
    place: 'p. 2, item 3',
    before: 'Elevator.',
    words:
      'Water stood in the elevator pit again on September 3, four inches deep. Brandt will price membrane and drain as CO-3.',
    after: 'The pump stays until then.',
  },
  {
    id: 'groundwater',
    fileId: 'soil',
    place: 'p. 9',
    before: 'Boring B-3, north side.',
    words: 'Groundwater was met at 7.5 feet below grade on August 12, 2025.',
    after: 'No artesian pressure was seen.',
  },
  {
    id: 'seasonal-high',
    fileId: 'soil',
    place: 'p. 23',
    before: '6.4 Water.',
    words: 'Allow for a seasonal high of 4.2 feet below grade.',
    after: 'What lies deeper needs a membrane or a permanent drain.',
  },
  {
    id: 'pit-depth',
    fileId: 'agreement',
    place: 'p. 31, A-302',
    before: 'Section through the elevator, scale 1/4" = 1\'-0".',
    words: 'Bottom of pit 5\'-0" below grade.',
    after: 'Sump by others.',
  },
  {
    id: 'visits-2025',
    fileId: 'visits',
    place: 'rows 2 to 13',
    before: 'month,visits',
    words: visits.join(' · '),
    after: '',
  },
  ...visits.map((words, at) => ({
    id: `visits-${words.slice(0, 7)}`,
    fileId: 'visits',
    place: `row ${at + 2}`,
    before: visits[at - 1] ?? 'month,visits',
    words,
    after: visits[at + 1] ?? '',
  })),
  {
    id: 'u-factor',
    fileId: 'windows',
    place: 'p. 7, § 2.3',
    before: '2.2 Frames: thermally broken steel.',
    words: 'U-factor of the assembly: 0.28 or lower.',
    after: '2.4 Solar heat gain coefficient: 0.33 or lower.',
  },
  {
    id: 'solar-heat',
    fileId: 'windows',
    place: 'p. 7, § 2.4',
    before: '2.3 U-factor of the assembly: 0.28 or lower.',
    words: 'Solar heat gain coefficient: 0.33 or lower.',
    after: '',
  },
  {
    id: 'lead-time',
    fileId: 'windows',
    place: 'p. 12, § 3.4',
    before: '3.3 Shop drawings are approved by the architect.',
    words: 'Lead time is ten weeks from approved shop drawings.',
    after: '3.5 Windows are stored upright and dry.',
  },
]
