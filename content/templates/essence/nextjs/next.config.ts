import type { NextConfig } from 'next'

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Said here and not by the route: what a route says of its kind, Next.js does not compress.
  headers: async () => [{ source: '/plates/:file', headers: [{ key: 'content-type', value: 'image/svg+xml' }] }],
}

export default config
