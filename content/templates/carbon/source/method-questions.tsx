/**
 * @title Method: four questions
 * @description The four questions that owners ask first, answered.
 * @order 34
 */
const questions = [
  {
    question: 'What does it cost before anything is built?',
    answer:
      'For a two-million-dollar footbridge, the whole fee is about $250,000, in four parts. By the end of revision B you have spent 40 percent of it and know what the bridge will cost to within 10 percent. Revision C, the largest part, brings that to 80 percent.',
  },
  {
    question: 'Who owns the drawings?',
    answer:
      'You do, from revision A on, along with the files they were drawn in. Take them to another office after any letter; we will explain them to whoever takes over. We keep a copy, and anyone may have one once the structure is finished.',
  },
  {
    question: 'What if you find that we do not need it?',
    answer:
      'Then we put that in writing, and you pay for the work up to that day. It has happened four times in the last five years: three bridges needed a new deck and bearings, and one hall needed nothing but a gutter.',
  },
  {
    question: 'And if something goes wrong?',
    answer:
      'Call (207) 555-0199. An engineer answers at any hour and is on the road within two hours, anywhere from Buffalo to the coast. Whose fault it was can wait until the week after.',
  },
]

export default function MethodQuestions() {
  return (
    <section aria-labelledby="questions-title" className="page pb-16 lg:pb-24">
      <h2 id="questions-title" className="title">
        Four questions, answered
      </h2>
      <dl className="mt-10 border-t-2 border-ink">
        {questions.map((item) => (
          <div
            key={item.question}
            className="border-rule grid gap-x-16 gap-y-3 border-b py-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
          >
            <dt className="subtitle">{item.question}</dt>
            <dd className="max-w-2xl text-pretty">{item.answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
