/**
 * @title Section separator with zigzag edge
 * @description A section separator of three cloths, each ending in a pinked zigzag edge, and a product across them.
 * @keywords divider, sawtooth, pinking shears, triangle edge, layered edge, section transition
 * @layout full
 * @order 3
 * @part MKT-S18-4
 */
// The uppermost cloth comes last; each of those below looks out by its edge.
const cloths = [
  { id: 'oat', color: '#d6c8aa', layerClass: '-bottom-20' },
  { id: 'rust', color: '#b1543c', layerClass: '-bottom-10' },
  { id: 'moss', color: '#4a5633', layerClass: 'bottom-0' },
]

export default function SectionSeparatorWithZigzagEdge() {
  return (
    <div className="overflow-hidden bg-white dark:bg-secondary-950">
      <section aria-labelledby="wool-heading" className="relative isolate">
        {cloths.map((cloth) => (
          <div
            key={cloth.id}
            aria-hidden="true"
            style={{ color: cloth.color }}
            className={`absolute inset-x-0 top-0 -z-10 drop-shadow-xl ${cloth.layerClass}`}
          >
            <div className="h-full bg-current" />
            <svg className="absolute inset-x-0 top-full -mt-px block h-6 w-full">
              <defs>
                <pattern id={`edge-${cloth.id}`} width="36" height="24" patternUnits="userSpaceOnUse">
                  <path fill="currentColor" d="M0 0h36v2L18 24 0 2z" />
                </pattern>
              </defs>
              <rect width="100%" height="24" fill={`url(#edge-${cloth.id})`} />
            </svg>
          </div>
        ))}
        <div className="mx-auto grid max-w-7xl gap-x-12 px-4 pt-14 sm:px-6 sm:pt-20 lg:grid-cols-2 lg:px-8">
          <div className="pb-10 lg:pb-20">
            <h2
              id="wool-heading"
              className="text-5xl font-semibold tracking-tighter text-balance text-white sm:text-7xl lg:text-8xl"
            >
              Feel the wool first
            </h2>
            <p className="mt-5 max-w-md text-xl/8 text-pretty text-white">
              Moss and oat, cut for you and in your mailbox in 2 to 4 business days.
            </p>
            <a
              href="#"
              className="mt-7 inline-block rounded-lg bg-white px-5 py-3 text-center text-lg/7 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
            >
              Send me free swatches
            </a>
          </div>
          {/* Replace with a picture of yours without its ground */}
          <img
            src="/media/cutouts/armchair-oat.webp"
            alt="Low oak armchair with oat-colored wool cushions and a rust-red pillow"
            width={578}
            height={570}
            className="-mb-40 w-full max-w-md justify-self-center lg:-mt-4 lg:-mb-48 lg:max-w-xl lg:justify-self-end"
          />
        </div>
      </section>

      <section
        aria-labelledby="chair-heading"
        className="mx-auto max-w-7xl px-4 pt-52 pb-14 sm:px-6 lg:px-8 lg:pt-36 lg:pb-16"
      >
        <h2
          id="chair-heading"
          className="text-3xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
        >
          Reading armchair, $690
        </h2>
        <p className="mt-3 text-lg/8 text-pretty text-secondary-600 lg:max-w-md dark:text-secondary-400">
          Oak, and covers that zip off for cleaning.
        </p>
      </section>
    </div>
  )
}
