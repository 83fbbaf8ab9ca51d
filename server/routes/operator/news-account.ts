import type { Context } from 'hono'
import type { NewsAccount } from '#shared/page-props.ts'
import { hasNews } from '../../domain/operator/news-subscriptions.ts'
import type { AppEnv } from '../../http/app-env.ts'

/**
 * Whether mails on new components go to an account's address. Of one that nobody proved nothing is told: it may be
 * somebody else's.
 */
export async function newsAccount(
  c: Context<AppEnv>,
  { email, emailVerified }: { email: string; emailVerified: boolean },
): Promise<NewsAccount> {
  return { email, isOn: emailVerified ? await hasNews(c.var.deps.database, email) : null }
}
