import ProductBottle from '@/components/product-bottle'
import ProductHead from '@/components/product-head'
import ProductMore from '@/components/product-more'
import { metadataOf, site } from '@/app/site'
import { scents } from '@/data/scents'
import { madeLine, scentDescription, scentOf, structuredOf } from '@/lib/said'
import { Photo } from '@/views/photo'
import { Plate } from '@/views/plates'
import { Back, RelatedItems, Sizes, Tiers } from '@/views/scents'

export const dynamicParams = false

export function generateStaticParams() {
  return scents.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: PageProps<'/scents/[slug]'>) {
  const scent = scentOf((await params).slug)
  return metadataOf(`/scents/${scent.slug}`, `${scent.name} · ${site.name}`, scentDescription(scent))
}

export default async function Page({ params }: PageProps<'/scents/[slug]'>) {
  const scent = scentOf((await params).slug)
  const structured = JSON.stringify(structuredOf(scent, site)).replaceAll('<', '\\u003c')
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
      <ProductHead
        name={scent.name}
        line={scent.line}
        text={scent.text}
        worn={scent.wear}
        made={madeLine(scent)}
        sizeList={<Sizes scent={scent} />}
        back={<Back scent={scent} />}
        plate={<Plate scent={scent} />}
        tiers={<Tiers scent={scent} />}
      />
      <ProductBottle photo={<Photo of="pair" scent={scent} />} />
      <ProductMore related={<RelatedItems scent={scent} />} />
    </>
  )
}
