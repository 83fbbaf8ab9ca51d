/**
 * The site's address in published texts. A text is built before anybody knows where it will be served, so the build puts
 * an address in its place that nobody has (RFC 2606), and whoever opens the build puts in the site's.
 */
import { cliCommand } from './cli.ts'

const nowhere = 'https://millwork.invalid'

/** A text with its names filled in: `{{site.url}}`, and `{{cli add NAME}}` for a command of our package. */
export const withAddressMarks = (text: string): string =>
  text
    .replaceAll('{{site.url}}', nowhere)
    .replace(/\{\{cli(?: ([^}]+))?\}\}/g, (_, rest: string | undefined) => cliCommand(nowhere, rest))

/** What the build wrote, for a site at this address, which has no slash at its end. */
export const atAddress = (built: string, siteUrl: string): string => built.replaceAll(nowhere, siteUrl)
