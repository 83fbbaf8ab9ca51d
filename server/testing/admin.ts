import { site } from '#shared/site.ts'
import { runAdmin } from '../admin/run.ts'
import type { AccountServer } from './accounts.ts'

/** The operator's command line beside a server, for tests: runs a command and answers what it prints. */
export const adminBeside =
  ({ database, deps }: Pick<AccountServer, 'database' | 'deps'>) =>
  async (
    command: string,
    { piped = '', says = null as boolean | null, sale = site.discountSale } = {},
  ): Promise<string> => {
    const printed: string[] = []
    await runAdmin(command.split(' ').filter(Boolean), {
      database,
      siteUrl: 'https://millwork.example',
      catalogue: () => deps.catalogue,
      print: (line) => printed.push(line),
      input: async () => piped,
      ask: async () => says,
      sale,
      payments: async () => deps.payments,
      logger: deps.logger,
      company: deps.env.company,
    })
    return printed.join('\n')
  }
