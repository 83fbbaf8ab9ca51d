/**
 * @title Logo cloud in one row
 * @description A logo cloud of six large marks in one row of tiles over a glow of color.
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
    <section aria-labelledby="row-heading" className="relative isolate bg-secondary-950">
      <img
        src="/media/grounds/glow-lagoon.webp"
        alt=""
        width={1600}
        height={1000}
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 sm:py-20 lg:px-8">
        <h2
          id="row-heading"
          className="max-w-2xl text-3xl font-semibold tracking-tighter text-balance text-white sm:text-5xl"
        >
          Six companies whose sites run on Orrin
        </h2>
        <ul role="list" className="mt-10 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
          {companies.map((company) => (
            <li
              key={company.name}
              className="flex min-w-0 flex-col rounded-2xl bg-white text-center dark:bg-secondary-950 dark:ring-1 dark:ring-white/20 dark:ring-inset"
            >
              <div className="grid flex-1 grid-cols-1 place-items-center px-3 py-12 sm:py-16">
                <img
                  src={company.logo}
                  alt={company.name}
                  width={company.width}
                  height={40}
                  className="h-12 w-auto max-w-full object-contain sm:h-16 dark:invert"
                />
              </div>
              <p className="border-t border-secondary-950/10 px-2 py-3 text-sm/5 wrap-break-word text-secondary-600 dark:border-white/15 dark:text-secondary-300">
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
