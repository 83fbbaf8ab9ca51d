import { bundle } from '#toolchain/stamps/bundle.ts'

/** Bundles what renders previews, with every component: the build needs it, and no server does. */
export async function buildPreviewRenderer(): Promise<string> {
  await bundle({ build: { ssr: 'client/preview/ssr.tsx', outDir: 'build/preview-renderer' } })
  return 'the renderer of previews'
}
