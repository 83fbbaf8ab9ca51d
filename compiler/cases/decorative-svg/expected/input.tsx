const bars = [
  { id: 'mon', height: 20 },
  { id: 'tue', height: 45 },
  { id: 'wed', height: 30 },
]

export default function DrawnBackground() {
  return (
    <section className="relative isolate overflow-hidden bg-secondary-900 p-16 text-center text-white">
      <svg
        viewBox="0 0 1024 1024"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full"
      >
        <defs>
          <radialGradient id="drawn-glow" cx="50%" cy="50%" r="50%" gradientUnits="userSpaceOnUse">
            <stop offset="0" stopColor="currentColor" stopOpacity={0.7} />
            <stop offset="1" stopColor="currentColor" stopOpacity={0} />
          </radialGradient>
          <pattern id="drawn-grid" width={64} height={64} patternUnits="userSpaceOnUse">
            <path d="M64 0H0V64" fill="none" stroke="currentColor" strokeWidth={2} strokeDasharray="4 2" />
          </pattern>
          <filter id="drawn-blur" x="-20%" y="-20%" width="140%" height="140%">
            <feGaussianBlur in="SourceGraphic" stdDeviation={12} />
          </filter>
          <clipPath id="drawn-clip">
            <rect width="1024" height="1024" rx="32" />
          </clipPath>
        </defs>
        <g clipPath="url(#drawn-clip)" className="text-primary-500">
          <rect width="100%" height="100%" fill="url(#drawn-grid)" opacity={0.3} />
          <circle cx="512" cy="512" r="400" fill="url(#drawn-glow)" filter="url(#drawn-blur)" />
        </g>
      </svg>
      <h2 className="text-3xl font-semibold">Ready when you are</h2>
      <svg
        viewBox="0 0 60 50"
        role="img"
        aria-label="Visits by day"
        strokeLinecap="round"
        strokeWidth={6}
        className="mx-auto mt-6 h-12 stroke-primary-400"
      >
        {bars.map((bar, index) => (
          <line key={bar.id} x1={index * 20 + 10} x2={index * 20 + 10} y1={50} y2={50 - bar.height} />
        ))}
      </svg>
    </section>
  )
}
