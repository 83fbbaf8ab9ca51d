/** Folders that steps make anew as a whole, each with the file that says in it that all of it is compressed. */
export const compressedMarks: Readonly<Record<string, string>> = {
  'build/client': 'build/client/.vite/compressed',
  'build/icon-data': 'build/icon-data/.compressed',
}
