import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,

  /** Beside these, each page has a Content-Security-Policy, which src/proxy.ts sets. */
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      ],
    },
  ],
}

export default config
