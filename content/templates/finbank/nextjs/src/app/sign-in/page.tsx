import SignIn from '@/components/sign-in'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/sign-in',
  'Sign in · Finbank',
  'Sign in to your Finbank account with your email address and password, and a yes on your phone.',
)

export default function Page() {
  return <SignIn />
}
