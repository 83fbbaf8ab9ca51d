/**
 * @title Elevator 9 Theater: head
 * @description The case of the theater: its name, what it is, and its data.
 * @order 120
 */
const data = [
  { name: 'Owner', value: 'The Elevator Company' },
  { name: 'Place', value: 'Buffalo, New York' },
  { name: 'First call', value: 'March 2020' },
  { name: 'Opened', value: 'September 27, 2024' },
  { name: 'Structure', value: '$6.40 million' },
  { name: 'In charge', value: 'Priya Raman, PE, SE' },
]

export default function CaseTheaterHead() {
  return (
    <section aria-labelledby="theater-title" className="page pt-10 pb-10 lg:pt-16">
      <p className="text-soft font-mono text-[0.875rem]/6">Sheet set S-2006</p>
      <h1 id="theater-title" className="display mt-3 max-w-[11em]">
        Elevator 9 Theater
      </h1>
      <p className="lead mt-6">
        A 1957 grain silo with a theater in its lowest third. Full of wheat, it carried 9,400 tons. With every seat
        taken, it carries 560.
      </p>
      <dl className="cells-even mt-10 gap-px border border-line bg-line">
        {data.map((item) => (
          <div key={item.name} className="bg-paper px-3.5 py-2.5 font-mono">
            <dt className="text-soft text-[0.75rem]/5">{item.name}</dt>
            <dd className="text-[0.875rem]/6 font-medium">
              <bdi>{item.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
