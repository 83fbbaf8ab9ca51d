import type { Config } from '@react-router/dev/config'

export default {
  // Pages are rendered on the server, so that they work before, and without, JavaScript.
  ssr: true,
} satisfies Config
