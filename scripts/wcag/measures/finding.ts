/** What a criterion of WCAG 2.2 finds against what is shown. */
export type Finding = {
  /** The criterion's number, as in "1.4.10", or the name of a rule of our own. */
  criterion: string
  /** The element, in short. */
  where: string
  what: string
}

/** A finding in one line, the same whenever the same is found. */
export const lineOf = ({ criterion, where, what }: Finding): string => `${criterion} ${where}: ${what}`
