import { usePage } from '@inertiajs/react'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { licenseTitles } from '#shared/license-tiers.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { Bill, type BillLine } from './parts/bill.tsx'
import { openedBy } from './parts/opened-by.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { SalePlaces } from './parts/sale-places.tsx'
import { SandboxNote } from './parts/sandbox-note.tsx'

export default function Checkout({
  csrfToken,
  sandbox,
  tier,
  from,
  amount,
  cents,
  full,
  credit,
  cancelled,
}: Pages['user/checkout']) {
  const { auth, site } = usePage().props
  const { sale } = site
  const lines: BillLine[] = [
    { label: `${licenseTitles[tier]} licence, for life`, amount: full },
    ...(from ? [{ label: `${licenseTitles[from]}, already paid`, amount: `−${credit}` }] : []),
    ...(sale?.isOpen ? [{ label: sale.title, amount: `−${sale.percent}%` }] : []),
    { label: 'Total, paid once', amount, total: true },
  ]

  return (
    <AccountPage
      title={`Get ${licenseTitles[tier]}`}
      about="A single payment with no renewal. Everything added later is included."
    >
      <div className="grid gap-x-16 gap-y-8 pt-6 pb-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,20rem)]">
        <div>
          {cancelled && (
            <output className="mb-6 block rounded-lg bg-hover px-4 py-3 text-sm text-pretty text-ink">
              <strong className="font-medium">You have not paid anything.</strong> Your account is unchanged, and you
              can still continue.
            </output>
          )}
          {sandbox && <SandboxNote />}
          {sale && <SalePlaces sale={sale} />}
          <Bill lines={lines}>
            <PostForm action={urls.checkout(tier)} csrfToken={csrfToken}>
              {(busy) => (
                <>
                  <input type="hidden" name="shown" value={cents} />
                  <Button type="submit" size="lg" aria-disabled={busy} className="w-full">
                    {busy ? 'One moment…' : 'Continue to payment'}
                  </Button>
                </>
              )}
            </PostForm>
          </Bill>
          <p className="mt-4 text-sm text-muted">
            You are not charged yet. <Link href={urls.activeLicense()}>Compare licences</Link>
          </p>
          <p className="mt-2 text-sm text-pretty text-muted">
            Buying for a company?{' '}
            <Link href={urls.billing(tier)}>Add its name, address and VAT number to the receipt</Link>
          </p>
        </div>
        <section aria-labelledby="opens">
          <h2 id="opens" className="text-base font-semibold tracking-tight text-ink">
            What is included
          </h2>
          <CheckList lines={openedBy(tier, site.counts)} className="mt-4 text-sm text-ink" />
          <p className="mt-6 border-t border-line pt-5 text-sm wrap-anywhere text-muted">
            The licence will belong to <strong className="font-medium text-ink">{auth.user?.email}</strong>.
          </p>
        </section>
      </div>
    </AccountPage>
  )
}
