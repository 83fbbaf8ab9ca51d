/**
 * @title Security: what stands in between
 * @description The layers between an account and everybody else, each with the figure that makes it checkable.
 * @order 2
 */
const layers = [
  {
    name: 'The law',
    figure: '€100,000',
    unit: 'per person and bank',
    text: 'What you keep with us is protected by law, even if we are not there any more. We pay into the scheme every year, and you need not do anything.',
  },
  {
    name: 'The license',
    figure: 'B-20419',
    unit: 'a bank, since 2019',
    text: 'We are a bank and not an app on top of one. Our books are examined, our reserves are counted, and we may not lend what we would need to give back.',
  },
  {
    name: 'Your devices',
    figure: '2',
    unit: 'things it always takes',
    text: 'Something you have and something you are or know: the phone that you paired, and your face, finger or passcode. A stolen password opens nothing.',
  },
  {
    name: 'The name check',
    figure: '< 1 s',
    unit: 'before money leaves',
    text: 'We ask the other bank whether name and account number belong together. If they do not, you hear it before you pay.',
  },
  {
    name: 'The watch',
    figure: '24 hours',
    unit: '31 people, 3 cities',
    text: 'Every payment is compared with how you usually pay. What looks wrong is held, and a person looks at it, at night too.',
  },
]

export default function SecurityLayers() {
  return (
    <section aria-labelledby="layers-title" className="page folio">
      <p className="folio-label">Five layers</p>
      <div className="folio-body">
        <h2 id="layers-title" className="title max-w-3xl">
          What stands between your account and everybody else
        </h2>
        <dl className="mt-12 lg:mt-16">
          {layers.map((layer) => (
            <div
              key={layer.name}
              className="ruled grid gap-x-10 gap-y-3 py-7 md:grid-cols-[9rem_13rem_minmax(0,1fr)] md:items-baseline"
            >
              <dt className="text-lg/6 font-semibold">{layer.name}</dt>
              <dd>
                <span className="font-display figures block text-[2.5rem]/none font-medium tracking-tight">
                  {layer.figure}
                </span>
                <span className="text-soft block text-[0.9375rem]/6">{layer.unit}</span>
              </dd>
              <dd className="text-soft max-w-prose text-pretty">{layer.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
