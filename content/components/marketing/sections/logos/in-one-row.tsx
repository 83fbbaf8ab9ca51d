/**
 * @title Logo cloud in one row
 * @description A logo cloud of six names in one row under one large line, on a full brand ground.
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
    <section
      aria-labelledby="row-heading"
      className="relative isolate overflow-hidden bg-primary-700 dark:bg-primary-900"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 600 600"
        fill="none"
        stroke="currentColor"
        className="absolute -end-40 -top-64 -z-10 size-200 text-white/15 max-sm:hidden"
      >
        <circle cx="300" cy="300" r="60" />
        <circle cx="300" cy="300" r="120" />
        <circle cx="300" cy="300" r="180" />
        <circle cx="300" cy="300" r="240" />
        <circle cx="300" cy="300" r="299" />
      </svg>
      <div className="mx-auto max-w-7xl px-4 pt-16 pb-12 sm:px-6 sm:pt-32 sm:pb-20 lg:px-8">
        <h2
          id="row-heading"
          className="max-w-4xl text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl lg:text-7xl"
        >
          Six teams that deploy on Orrin every day
        </h2>
        <ul
          role="list"
          className="mt-12 grid grid-cols-2 items-center gap-x-8 gap-y-8 border-t border-white/25 pt-10 sm:mt-28 sm:grid-cols-3 sm:pt-14 lg:flex lg:justify-between"
        >
          {companies.map((company) => (
            <li key={company.name}>
              <img
                src={company.logo}
                alt={company.name}
                width={company.width}
                height={40}
                className="h-8 w-auto invert lg:h-9"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
