/** As many as one process has connections to PostgreSQL: whoever comes besides waits for one, not for the other. */
const hands = 10

/**
 * Does the same for many, as many at once as a database can meet. All of them at once would only wait in line for a
 * connection, and the last be sent away after ten seconds, which is what a busy machine may need.
 *
 * @returns what came of each, in the order of the many
 */
export async function atOnce<Item, Result>(
  many: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = many.entries()
  async function hand() {
    for (const [index, item] of left) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return results
}
