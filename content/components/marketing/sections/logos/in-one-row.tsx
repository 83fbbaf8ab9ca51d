/**
 * @title Logo cloud in one row
 * @description A logo cloud of six names in one row under one large line, on a tinted ground.
 * @keywords trusted by, client logos, customers, brands, partners, social proof
 * @free
 * @layout full
 * @order 1
 * @part MKT-S16-1
 */
const companies = [
  { name: 'Verdane', logo: '/media/logos/verdane.svg', width: 137 },
  { name: 'Noven', logo: '/media/logos/noven.svg', width: 113 },
  { name: 'Halvorn', logo: '/media/logos/halvorn.svg', width: 133 },
  { name: 'Sable & Finch', logo: '/media/logos/sable-finch.svg', width: 189 },
  { name: 'Larkpine', logo: '/media/logos/larkpine.svg', width: 129 },
  { name: 'Kestovar', logo: '/media/logos/kestovar.svg', width: 174 },
]

export default function LogoCloudInOneRow() {
  return (
    <section aria-labelledby="row-heading" className="bg-primary-100 dark:bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 sm:py-20 lg:px-8">
        <h2
          id="row-heading"
          className="max-w-4xl text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-6xl lg:text-7xl dark:text-white"
        >
          Six companies whose sites run on Orrin
        </h2>
        <ul
          role="list"
          className="mt-10 grid grid-cols-2 items-center gap-x-8 gap-y-8 border-t border-primary-950/20 pt-10 sm:mt-14 sm:grid-cols-3 sm:pt-12 lg:flex lg:justify-between dark:border-white/25"
        >
          {companies.map((company) => (
            <li key={company.name}>
              <img
                src={company.logo}
                alt={company.name}
                width={company.width}
                height={40}
                className="h-9 w-auto max-w-full lg:h-11 dark:invert"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
