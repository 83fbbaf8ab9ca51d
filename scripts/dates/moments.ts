/** The dates and zones under which tests are run, each pair a moment somewhere. */

/** Far ahead of UTC, behind it by half an hour and with summer time, ahead by half an hour, and UTC itself. */
export const zones = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kolkata'] as const

/** A time on the wall, as "2028-02-29T12:00", and the zone of the wall. */
export type Moment = { at: string; zone: string; why: string }

/** A process speaks the language of its place too. Turkish writes "i" in capitals as no other does. */
const languages: Record<string, string> = {
  UTC: 'en_US.UTF-8',
  'Pacific/Kiritimati': 'tr_TR.UTF-8',
  'America/St_Johns': 'de_DE.UTF-8',
  'Asia/Kolkata': 'ar_EG.UTF-8',
}
export const languageOf = (zone: string): string => languages[zone] ?? 'en_US.UTF-8'

/** Twelve dates, each with a zone, and the last minutes of a year in all four. `today` is as "2026-11-22". */
export function usualMoments(today: string): Moment[] {
  const day = Temporal.PlainDate.from(today)
  const noon = (years: number) => `${day.add({ years }).toString()}T12:00`
  return [
    { at: '2026-11-22T12:00', zone: 'UTC', why: 'a day on which tests failed' },
    { at: '2026-11-24T12:00', zone: 'Asia/Kolkata', why: 'another' },
    { at: '2026-12-01T00:01', zone: 'America/St_Johns', why: 'the first of a month' },
    { at: '2026-12-31T23:55', zone: 'UTC', why: 'the end of a year' },
    { at: '2026-12-31T23:55', zone: 'Pacific/Kiritimati', why: 'the end of a year, a day ahead' },
    { at: '2026-12-31T23:55', zone: 'America/St_Johns', why: 'the end of a year, hours behind' },
    { at: '2026-12-31T23:55', zone: 'Asia/Kolkata', why: 'the end of a year, hours ahead' },
    { at: '2027-01-31T23:30', zone: 'Asia/Kolkata', why: 'the last of a month, with no such day in the next' },
    { at: '2027-02-28T23:58', zone: 'Pacific/Kiritimati', why: 'the end of a February' },
    { at: '2027-03-14T01:58', zone: 'America/St_Johns', why: 'summer time begins' },
    { at: '2027-11-07T01:58', zone: 'America/St_Johns', why: 'summer time ends' },
    { at: '2028-01-01T00:01', zone: 'Asia/Kolkata', why: 'the first of a year, which elsewhere is still the last' },
    { at: '2028-02-29T12:00', zone: 'UTC', why: 'a leap day' },
    { at: '2028-02-29T23:58', zone: 'Pacific/Kiritimati', why: 'the end of a leap day' },
    { at: noon(1), zone: 'Asia/Kolkata', why: 'a year on' },
    { at: noon(5), zone: 'Pacific/Kiritimati', why: 'five years on' },
  ]
}

/** Every date in every zone. */
export const allMoments = (today: string): Moment[] => {
  const dates = new Map(usualMoments(today).map(({ at, why }) => [at, why]))
  return [...dates].flatMap(([at, why]) => zones.map((zone) => ({ at, zone, why })))
}

/** Milliseconds from now to a moment; the first of two that a clock shows when summer time ends. Throws on no date or zone. */
export const shiftTo = ({ at, zone }: Pick<Moment, 'at' | 'zone'>): number =>
  Temporal.PlainDateTime.from(at).toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds - Date.now()
