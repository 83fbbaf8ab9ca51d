import { Button, type ButtonVariant } from '#client/ui/button.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { Bill } from './parts/bill.tsx'
import { SandboxNote } from './parts/sandbox-note.tsx'

const choices: { outcome: string; label: (amount: string) => string; variant: ButtonVariant }[] = [
  { outcome: 'pay', label: (amount) => `Pay ${amount}`, variant: 'primary' },
  { outcome: 'decline', label: () => 'Let the bank decline', variant: 'secondary-alt' },
  { outcome: 'leave', label: () => 'Leave without paying', variant: 'secondary-alt' },
]

/** Stands where a payment provider's page would, with the three ways it can end. */
export default function SandboxPayment({ csrfToken, orderId, product, amount }: Pages['user/sandbox-payment']) {
  return (
    <AccountPage title="Sandbox payment" about="Choose what the bank answers to this test payment.">
      <div className="pt-6 pb-10">
        <SandboxNote />
        <Bill lines={[{ label: product, amount, total: true }]}>
          <div className="grid gap-3">
            {choices.map(({ outcome, label, variant }) => (
              <PostForm key={outcome} action={urls.sandboxPayment(orderId)} csrfToken={csrfToken}>
                {(busy) => (
                  <>
                    <input type="hidden" name="outcome" value={outcome} />
                    <Button type="submit" size="lg" variant={variant} aria-disabled={busy} className="w-full">
                      {label(amount)}
                    </Button>
                  </>
                )}
              </PostForm>
            ))}
          </div>
        </Bill>
      </div>
    </AccountPage>
  )
}
