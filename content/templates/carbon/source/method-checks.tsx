/**
 * @title Method: three checks
 * @description How a sheet is checked, three times before it leaves, and what the checks found.
 * @order 33
 */
const checks = [
  {
    number: '1',
    name: 'By hand, before the model',
    who: 'The engineer in charge',
    text: 'One page, in pencil: the loads, the path they take, the largest force. If the model later says something else, one of the two is wrong, and we find out which before we go on.',
  },
  {
    number: '2',
    name: 'With other tools',
    who: 'The checker',
    text: 'A second engineer, never the one in charge, models the structure again from the sheets alone, in another program, and goes down the list: 41 lines for steel, 38 for concrete, 29 for existing work.',
  },
  {
    number: '3',
    name: 'On paper',
    who: 'The approver',
    text: 'A principal reads the sheets the way the contractor will: printed, at a table, red pencil in hand. Whatever cannot be built from the sheet goes back to the drafter.',
  },
]

export default function MethodChecks() {
  return (
    <section aria-labelledby="checks-title" className="page py-16 lg:py-24">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <h2 id="checks-title" className="title max-w-[11em]">
          Checked three times before it leaves
        </h2>
        <p className="lead">
          Whoever draws a sheet does not check it. The engineer in charge does, then the checker and the approver, and
          these two sign beside whoever drew it. In 2025, they caught 2.5 mistakes per sheet before it left the office.
          Another 0.1 came to light on site, and that is the number we are working on.
        </p>
      </div>
      <ol role="list" className="mt-12 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {checks.map((check) => (
          <li key={check.number} className="border-t-2 border-ink pt-5">
            <p className="letter text-soft flex flex-wrap justify-between gap-x-4">
              <span>Check {check.number}</span>
              <span>{check.who}</span>
            </p>
            <h3 className="subtitle mt-4">{check.name}</h3>
            <p className="mt-3 text-pretty">{check.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
