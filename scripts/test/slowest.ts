/** How long a test file took: to read it with all it imports, and to play it. */
export type Duration = { file: string; reading: number; playing: number }

/**
 * A table of the files that took longest, and of all together. Several are played at once, and each waits for the
 * others, so that the sum is more than the run took: it says where to look, and holds nobody to a number.
 *
 * @param durations in milliseconds
 * @param count how many files to name
 */
export function slowestTable(durations: readonly Duration[], count: number): string {
  const whole = ({ reading, playing }: Omit<Duration, 'file'>) => reading + playing
  const slowest = durations.toSorted((a, z) => whole(z) - whole(a)).slice(0, count)
  const all = durations.reduce(
    (sum, { reading, playing }) => ({ reading: sum.reading + reading, playing: sum.playing + playing }),
    { reading: 0, playing: 0 },
  )
  const rows = [...slowest, { ...all, file: `all ${durations.length} files` }]
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(9)
  const lines = rows.map((row) => `${seconds(whole(row))}${seconds(row.reading)}  ${row.file}`)
  return ['  seconds  reading  file', ...lines].join('\n')
}
