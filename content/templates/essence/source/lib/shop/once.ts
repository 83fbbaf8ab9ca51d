/** Something that takes time to make, as a format of a language does: made when it is first needed, and once. */
export function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => (made ??= { it: make() }).it
}
