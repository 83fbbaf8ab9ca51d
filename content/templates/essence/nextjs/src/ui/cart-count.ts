/** The shop is large for one figure in the header, so it is fetched when the page is there. */
export function watchCount(listener: (count: number) => void): () => void {
  const leaving = new AbortController()
  let stop = () => {}
  void import('./count.ts').then(({ watchCount: watch }) => {
    if (!leaving.signal.aborted) stop = watch(listener)
  })
  return () => {
    leaving.abort()
    stop()
  }
}
