/** Which rule of the database a failed statement broke, told alike for both databases. */

/** SQLite's extended result codes (sqlite.org/rescode.html) and PostgreSQL's SQLSTATE (Appendix A). */
const codes = {
  unique: { sqlite: [2067, 1555], postgres: '23505' },
  foreignKey: { sqlite: [787], postgres: '23503' },
} as const

/** Whether a row with the same unique value exists already. */
export const isUniqueViolation = (error: unknown): boolean => breaks('unique', error)

/** Whether a referenced row does not exist, or is still referenced. */
export const isForeignKeyViolation = (error: unknown): boolean => breaks('foreignKey', error)

function breaks(rule: keyof typeof codes, error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string }
  return code === codes[rule].postgres || codes[rule].sqlite.some((known) => known === errcode)
}
