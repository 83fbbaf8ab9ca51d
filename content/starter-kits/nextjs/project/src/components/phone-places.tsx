import TextLink from './text-link'

/** The places of the layouts, where no script opens the drawer of phones. */
export default function PhonePlaces() {
  return (
    <nav aria-label="Main, on phones" className="mb-6 hidden flex-wrap gap-x-5 gap-y-2 text-sm/6 noscript:max-lg:flex">
      <TextLink href="/">Dashboard</TextLink>
      <TextLink href="/billing">Billing</TextLink>
      <TextLink href="/settings">Settings</TextLink>
    </nav>
  )
}
