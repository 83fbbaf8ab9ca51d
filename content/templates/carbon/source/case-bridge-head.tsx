/**
 * @title Kettle Bend Footbridge: head
 * @description The case of the footbridge: its name, what it is, and its data.
 * @order 110
 */
const data = [
  { name: 'Owner', value: 'City of Alder Falls' },
  { name: 'Place', value: 'New Hampshire' },
  { name: 'First call', value: 'June 2019' },
  { name: 'Opened', value: 'May 14, 2022' },
  { name: 'Cost', value: '$4.18 million' },
  { name: 'In charge', value: 'Tom Lindqvist, PE' },
]

export default function CaseBridgeHead() {
  return (
    <section aria-labelledby="bridge-title" className="page pt-10 pb-10 lg:pt-16">
      <p className="text-soft font-mono text-[0.875rem]/6">Sheet set S-1914</p>
      <h1 id="bridge-title" className="display mt-3 max-w-[11em]">
        Kettle Bend Footbridge
      </h1>
      <p className="lead mt-6">
        A tied arch that spans 168 ft (51.2 m) over the Alder River. Its hangers cross, which is why rib and tie need be
        only 14 in. deep. It contains 41 tons of steel and was set in one lift on a Saturday morning.
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
