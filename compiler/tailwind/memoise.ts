/** A pure function of a string that works each answer out once. */
export function memoise<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    if (!answers.has(text)) answers.set(text, work(text))
    return answers.get(text) as Answer
  }
}
