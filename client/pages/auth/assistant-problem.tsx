import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AuthHeading } from './parts/auth-heading.tsx'

/** What kept an assistant from being connected, where it cannot be told itself. */
export default function AssistantProblem({ sentence }: Pages['auth/assistant-problem']) {
  const { auth } = usePage().props
  return (
    <>
      <PageHead title="The assistant was not connected" isListed={false} />
      <AuthHeading title="The assistant was not connected">{sentence}</AuthHeading>
      <ButtonLink href={auth.user ? urls.app() : urls.docs('mcp')} size="lg" className="mt-8 w-full">
        {auth.user ? 'Open the library' : 'Read how assistants connect'}
      </ButtonLink>
    </>
  )
}
