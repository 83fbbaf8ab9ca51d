const lines = ['w-40', 'w-72', 'w-56', 'w-96', 'w-80', 'w-64', 'w-88', 'w-48', 'w-72', 'w-32', 'w-60', 'w-24']

/** The bar and the lines that will arrive, at their height. */
export function CodeSkeleton() {
  return (
    <div className="motion-safe:animate-pulse">
      <p className="sr-only">Loading the code</p>
      <div className="flex h-12 items-center border-b border-line px-4">
        <div className="h-2.5 w-32 rounded-full bg-hover" />
      </div>
      <div className="py-4 ps-14 pe-4">
        {lines.map((width, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change
          <div key={index} className="flex h-6 items-center">
            <div className={`h-2.5 max-w-full rounded-full bg-hover ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
