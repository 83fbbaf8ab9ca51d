/**
 * @title Logo cloud in one row
 * @description A logo cloud of six names in one row of tiles under one large line on brand color.
 * @keywords trusted by, client logos, customers, brands, partners, social proof
 * @free
 * @layout full
 * @order 1
 * @part MKT-S16-1
 */
const companies = [
  { name: 'Verdane', logo: '/media/logos/verdane.svg', width: 137, site: 'verdane.example', region: 'Oregon' },
  { name: 'Noven', logo: '/media/logos/noven.svg', width: 113, site: 'noven.example', region: 'Virginia' },
  { name: 'Halvorn', logo: '/media/logos/halvorn.svg', width: 133, site: 'halvorn.example', region: 'Frankfurt' },
  {
    name: 'Sable & Finch',
    logo: '/media/logos/sable-finch.svg',
    width: 189,
    site: 'sablefinch.example',
    region: 'Virginia',
  },
  { name: 'Larkpine', logo: '/media/logos/larkpine.svg', width: 129, site: 'larkpine.example', region: 'Oregon' },
  { name: 'Kestovar', logo: '/media/logos/kestovar.svg', width: 174, site: 'kestovar.example', region: 'São Paulo' },
]

export default function LogoCloudInOneRow() {
  return (
    <section aria-labelledby="row-heading" className="bg-primary-700 dark:bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 sm:py-20 lg:px-8">
        <h2
          id="row-heading"
          className="max-w-5xl text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl lg:text-8xl"
        >
          Six companies whose sites run on Orrin
        </h2>
        <ul role="list" className="mt-10 grid grid-cols-2 gap-3 sm:mt-14 sm:grid-cols-3 xl:grid-cols-6">
          {companies.map((company) => (
            <li
              key={company.name}
              className="flex min-w-0 flex-col rounded-2xl bg-white text-center dark:bg-primary-900 dark:ring-1 dark:ring-white/20 dark:ring-inset"
            >
              <div className="grid flex-1 place-items-center px-3 py-10 sm:py-12">
                <img
                  src={company.logo}
                  alt={company.name}
                  width={company.width}
                  height={40}
                  className="max-h-9 w-auto max-w-full dark:invert"
                />
              </div>
              <p className="border-t border-secondary-950/10 px-2 py-3 text-sm/5 wrap-break-word text-secondary-600 dark:border-white/15 dark:text-primary-200">
                <span className="block font-medium text-secondary-950 dark:text-white">{company.site}</span>
                {company.region}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
