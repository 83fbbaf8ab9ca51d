import '@inertiajs/core'
import type { SharedProps } from '#shared/page-props.ts'

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
  }
}
