import About from '@/components/about'
import { metadataOf } from '@/app/site'
import { scentOf } from '@/lib/said'
import { Photo } from '@/views/photo'

export const metadata = metadataOf(
  '/about',
  'The house · Halcott',
  'Five people in one room over a shop in Hudson, New York, and how a scent gets from there into a bottle.',
)

export default function Page() {
  return <About bottle={<Photo of="bottle" scent={scentOf('fern-seed')} />} />
}
