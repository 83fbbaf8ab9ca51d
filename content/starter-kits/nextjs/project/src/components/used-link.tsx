import Entrance, { EntranceText } from './entrance'
import TextLink from './text-link'

/** Where a link from a mail was used, or has expired. */
export default function UsedLink() {
  return (
    <Entrance title="This link no longer works" footer={<TextLink href="/sign-in">Sign in</TextLink>}>
      <EntranceText>It was used already, or has expired. Sign in, or ask for a new link there.</EntranceText>
    </Entrance>
  )
}
