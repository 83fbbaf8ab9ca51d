import { clsx } from 'clsx'
import { buttonClass } from '#client/ui/button.tsx'
import { counted } from '#shared/counted.ts'
import { kitFamilies, type KitFamily, type ProjectGood } from '#shared/goods.ts'
import { DownloadLink } from './download-link.tsx'
import { KitCard } from './kit/kit-card.tsx'

type Props = {
  kits: ProjectGood[]
  open: string[]
  /** Where the page of a kit is. */
  address: (slug: string) => string
  className?: string | undefined
}

/** What each family is, beside its kits. */
const familyTexts: Record<KitFamily, string> = {
  html: 'Pages of HTML, with a little JavaScript where something moves.',
  react: 'From a single-page application to a full server.',
  vue: 'Single-file components, with types.',
  svelte: 'Svelte 5, with runes.',
  angular: 'Standalone components and signals.',
  content: 'For sites that are mostly read.',
}

/** The starter kits by what they are written in, and what all of them have. */
export function KitShelf({ kits, open, address, className }: Props) {
  const families = (Object.keys(kitFamilies) as KitFamily[])
    .map((family) => ({ family, own: kits.filter(({ kit }) => (kit?.family ?? 'html') === family) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className={clsx('@container', className)}>
      {families.length > 1 && (
        <nav aria-label="Kinds of starter kits" className="mb-10">
          <ul className="flex flex-wrap gap-2">
            {families.map(({ family, own }) => (
              <li key={family}>
                <a href={`#kits-${family}`} className={buttonClass({ variant: 'secondary-alt', size: 'sm' })}>
                  {kitFamilies[family]}
                  <span className="text-faint tabular-nums">{own.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {families.map(({ family, own }) => (
        <section
          key={family}
          aria-labelledby={`kits-${family}`}
          className="grid gap-x-10 gap-y-6 border-t border-line-strong py-10 first-of-type:border-t-0 first-of-type:pt-0 @4xl:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <div>
            <h2 id={`kits-${family}`} className="scroll-mt-20 text-2xl font-semibold tracking-tight text-ink">
              {kitFamilies[family]}
            </h2>
            <p className="mt-1.5 max-w-prose text-sm text-pretty text-muted">{familyTexts[family]}</p>
          </div>
          <ul className="grid gap-x-6 gap-y-10 @2xl:grid-cols-2">
            {own.map((kit, at) => {
              // The last of an odd number takes the whole row, so that none has a hole.
              const isWide = at === own.length - 1 && at % 2 === 0
              return (
                <li key={kit.slug} id={kit.slug} className={clsx('scroll-mt-20', isWide && '@2xl:col-span-2')}>
                  <Kit kit={kit} href={address(kit.slug)} isOpen={open.includes(kit.slug)} isWide={isWide} />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <SharedPages kits={kits} />
    </div>
  )
}

type KitProps = { kit: ProjectGood; href: string; isOpen: boolean; isWide: boolean }

function Kit({ kit, href, isOpen, isWide }: KitProps) {
  const [edition] = kit.editions
  return (
    <KitCard
      kit={kit}
      href={href}
      isWide={isWide}
      versions={
        <p className="mt-2 font-mono text-xs/5 text-pretty text-muted @max-lg:hidden">
          {edition?.builtWith.map(({ title, version }) => `${title} ${version}`).join(', ')}
        </p>
      }
      action={
        isOpen && edition && <DownloadLink kind="starter-kits" slug={kit.slug} title={kit.title} edition={edition} />
      }
    />
  )
}

/** The pages that every kit has, and those that only kits with accounts have. */
function SharedPages({ kits }: Pick<Props, 'kits'>) {
  const titlesOf = (some: readonly ProjectGood[]) =>
    some
      .map(({ pages }) => [...new Set(pages.map(({ title }) => title))])
      .reduce((shared, own) => shared.filter((title) => own.includes(title)))
  const [withAccounts, all] = [kits.filter(({ kit }) => kit?.accounts), kits]
  if (all.length < 2) return null
  const shared = titlesOf(all)
  const more = withAccounts.length > 0 ? titlesOf(withAccounts).filter((title) => !shared.includes(title)) : []
  return (
    <div className="border-t border-line-strong pt-6">
      <p className="max-w-prose text-sm text-pretty text-muted">
        <strong className="font-medium text-ink">{counted(shared.length, 'page')} in every kit:</strong>{' '}
        {shared.join(', ')}.
        {more.length > 0 && (
          <>
            {' '}
            <strong className="font-medium text-ink">Kits with accounts also have:</strong> {more.join(', ')}.
          </>
        )}
      </p>
    </div>
  )
}
