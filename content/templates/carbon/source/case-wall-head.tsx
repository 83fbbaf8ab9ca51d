/**
 * @title Harker Point Sea Wall: head
 * @description The case of the sea wall: its name, what it is, and its data.
 * @order 130
 */
const data = [
  { name: 'Owner', value: 'Town of Harker Point' },
  { name: 'Place', value: 'Maine' },
  { name: 'First call', value: 'January 2021' },
  { name: 'Finished', value: 'June 20, 2025' },
  { name: 'Cost', value: '$11.78 million' },
  { name: 'In charge', value: 'Wen-Li Chao, PE' },
]

export default function CaseWallHead() {
  return (
    <section aria-labelledby="wall-title" className="page pt-10 pb-10 lg:pt-16">
      <p className="text-soft font-mono text-[0.875rem]/6">Sheet set C-2103</p>
      <h1 id="wall-title" className="display mt-3 max-w-[11em]">
        Harker Point Sea Wall
      </h1>
      <p className="lead mt-6">
        A 1,240 ft (378 m) wall between the houses of Harker Point and the Gulf of Maine. It throws waves back, and you
        can see over it from a bench.
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
