/**
 * @title Logo cloud in one row
 * @description A logo cloud of six names in one row under a sentence.
 * @keywords trusted by, client logos, customers, brands, partners, social proof
 * @free
 * @layout full
 * @order 1
 * @part MKT-S16-1
 */
const companies = [
  { name: 'Halvorn', logo: '/media/logos/halvorn.svg', width: 133 },
  { name: 'Orrin', logo: '/media/logos/orrin.svg', width: 99 },
  { name: 'Quillmark', logo: '/media/logos/quillmark.svg', width: 150 },
  { name: 'Paxwell', logo: '/media/logos/paxwell.svg', width: 122 },
  { name: 'Sable & Finch', logo: '/media/logos/sable-finch.svg', width: 189 },
  { name: 'Larkpine', logo: '/media/logos/larkpine.svg', width: 129 },
]

export default function LogoCloudInOneRow() {
  return (
    <section
      aria-labelledby="row-heading"
      className="border-y border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950"
    >
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
        <h2
          id="row-heading"
          className="text-center text-base/7 text-balance text-secondary-600 dark:text-secondary-400"
        >
          <span className="font-semibold text-secondary-950 dark:text-white">2,100 companies</span> close their month
          here, and 94 of 100 are still here after three years
        </h2>
        <ul
          role="list"
          className="mt-8 grid grid-cols-2 items-center justify-items-center gap-x-8 gap-y-8 sm:grid-cols-3 lg:mt-10 lg:flex lg:justify-between"
        >
          {companies.map((company) => (
            <li key={company.name}>
              <img
                src={company.logo}
                alt={company.name}
                width={company.width}
                height={40}
                className="h-8 w-auto opacity-80 dark:invert"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
