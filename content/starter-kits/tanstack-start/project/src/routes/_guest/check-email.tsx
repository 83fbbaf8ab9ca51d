import { createFileRoute } from '@tanstack/react-router'
import Entrance, { EntranceText } from '~/components/entrance'
import TextLink, { TextAnchor } from '~/components/text-link'
import { getMailedLink } from '~/lib/forms.functions'
import { pageTitle } from '~/lib/page-title'

export const Route = createFileRoute('/_guest/check-email')({
  loader: () => getMailedLink(),
  head: () => pageTitle('Check your email'),
  component: CheckEmailPage,
})

function CheckEmailPage() {
  const link = Route.useLoaderData()

  return (
    <Entrance title="Check your email" footer={<TextLink to="/sign-in">Sign in</TextLink>}>
      <EntranceText>
        If the address can have one, a link is on its way to it. Look in your spam folder too, and ask once more if none
        comes.
      </EntranceText>
      {link && (
        <EntranceText>
          No provider is connected, so here is what was mailed: <TextAnchor href={link}>Open the link</TextAnchor>
        </EntranceText>
      )}
    </Entrance>
  )
}
