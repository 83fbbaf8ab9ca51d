import { Fragment } from 'react'

/** A command with places where its address may be broken: behind slashes, and not in the middle of a name. */
export const breakable = (command: string) =>
  command.split(/(?<=[^/]\/)(?!\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
