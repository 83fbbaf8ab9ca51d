import { Suspense } from 'react'
import ShopWall from '@/components/shop-wall'
import { metadataOf } from '@/app/site'
import { MaterialOptions } from '@/views/options'
import { WallItems } from '@/views/scents'
import { Address } from './address'

export const metadata = metadataOf(
  '/shop',
  'The twelve · Halcott',
  'All twelve scents by family, note, and price, each with the plate that is drawn from its notes.',
)

export default function Page() {
  return (
    <>
      <ShopWall materialOptions={<MaterialOptions />} wallItems={<WallItems />} />
      <Suspense>
        <Address />
      </Suspense>
    </>
  )
}
