/** The plates as files: drawn while you work and when the site is built, and never kept. */
import type { APIRoute, GetStaticPaths } from 'astro'
import { inksOf } from '@/lib/inks.ts'
import { plateFiles } from '@/lib/plate-files.ts'
import theme from '@/styles/theme.css?raw'

export const getStaticPaths: GetStaticPaths = () =>
  plateFiles(inksOf(theme)).map(({ name, draw }) => ({ params: { file: name.replace(/\.svg$/, '') }, props: { draw } }))

export const GET: APIRoute<{ draw: () => string }> = ({ props }) =>
  new Response(props.draw(), { headers: { 'content-type': 'image/svg+xml' } })
