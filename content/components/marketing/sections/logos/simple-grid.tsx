/**
 * @title Simple logo grid
 * @description A logo grid of six white marks in bordered cells on the brand color, under a heading in large type.
 * @keywords trusted by, client logos, customers, brands, partners, logo cloud, social proof
 * @layout full
 * @order 3
 * @part MKT-S16-3
 */
const customers = [
  { name: 'Paxwell', logo: '/media/logos/paxwell.svg', width: 122 },
  { name: 'Verdane', logo: '/media/logos/verdane.svg', width: 137 },
  { name: 'Ossaro', logo: '/media/logos/ossaro.svg', width: 154 },
  { name: 'Larkpine', logo: '/media/logos/larkpine.svg', width: 129 },
  { name: 'Sable & Finch', logo: '/media/logos/sable-finch.svg', width: 189 },
  { name: 'Halvorn', logo: '/media/logos/halvorn.svg', width: 133 },
]

export default function SimpleLogoGrid() {
  return (
    <section aria-labelledby="marks-heading" className="bg-primary-700 dark:bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="marks-heading"
          className="mx-auto max-w-4xl text-center text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
        >
          These shops send every receipt with Quillmark
        </h2>
        <ul
          role="list"
          className="mt-12 grid grid-cols-2 gap-px overflow-hidden rounded-2xl bg-primary-400 ring-1 ring-primary-400 sm:mt-16 lg:grid-cols-3 dark:bg-primary-700 dark:ring-primary-700"
        >
          {customers.map((customer) => (
            <li
              key={customer.name}
              className="grid h-32 grid-cols-1 place-items-center bg-primary-700 px-4 sm:h-48 dark:bg-primary-950"
            >
              <img
                src={customer.logo}
                alt={customer.name}
                width={customer.width}
                height={40}
                className="h-8 w-auto max-w-full object-contain brightness-0 invert sm:h-16"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
