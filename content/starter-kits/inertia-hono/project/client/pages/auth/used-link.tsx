import AuthCard, { TextLink, Words } from '#client/components/auth-card.tsx'

export default function UsedLink() {
  return (
    <AuthCard title="This link no longer works" footer={<TextLink href="/sign-in">Sign in</TextLink>}>
      <Words>It was used already, or has expired. Sign in, or ask for a new one there.</Words>
    </AuthCard>
  )
}
