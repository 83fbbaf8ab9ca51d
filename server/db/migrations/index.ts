import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../client.ts'
import * as accounts from './0001-accounts.ts'
import * as outbox from './0002-outbox.ts'
import * as accountSecurity from './0003-account-security.ts'
import * as userArea from './0004-user-area.ts'
import * as passkeys from './0005-passkeys.ts'
import * as designService from './0006-design-service.ts'
import * as library from './0007-library.ts'
import * as componentDays from './0008-component-days.ts'
import * as licences from './0009-licences.ts'
import * as teamSeats from './0010-team-seats.ts'
import * as paymentSums from './0011-payment-sums.ts'
import * as affiliates from './0012-affiliates.ts'
import * as keptDesigns from './0013-kept-designs.ts'
import * as refunds from './0014-refunds.ts'
import * as mailHandingOver from './0017-mail-handing-over.ts'
import * as figures from './0018-figures.ts'
import * as teamHandovers from './0019-team-handovers.ts'
import * as receipts from './0021-receipts.ts'
import * as mailsInHand from './0022-mails-in-hand.ts'
import * as indexes from './0023-indexes.ts'
import * as faultReports from './0024-fault-reports.ts'
import * as componentRequests from './0025-component-requests.ts'
import * as news from './0026-news.ts'
import * as copiedComponents from './0027-copied-components.ts'
import * as designFiles from './0028-design-files.ts'
import * as collections from './0029-collections.ts'
import * as accessKeys from './0030-access-keys.ts'
import * as assistants from './0031-assistants.ts'
import * as deviceLogins from './0032-device-logins.ts'
import * as setUp from './0033-set-up.ts'

/** A migration file: names are written as in the database, types come from columns(kind). */
type MigrationFile = { up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> }

/** In order; a released one is never changed, only followed by another. */
const files: Record<string, MigrationFile> = {
  '0001-accounts': accounts,
  '0002-outbox': outbox,
  '0003-account-security': accountSecurity,
  '0004-user-area': userArea,
  '0005-passkeys': passkeys,
  '0006-design-service': designService,
  '0007-library': library,
  '0008-component-days': componentDays,
  '0009-licences': licences,
  '0010-team-seats': teamSeats,
  '0011-payment-sums': paymentSums,
  '0012-affiliates': affiliates,
  '0013-kept-designs': keptDesigns,
  '0014-refunds': refunds,
  '0017-mail-handing-over': mailHandingOver,
  '0018-figures': figures,
  '0019-team-handovers': teamHandovers,
  '0021-receipts': receipts,
  '0022-mails-in-hand': mailsInHand,
  '0023-indexes': indexes,
  '0024-fault-reports': faultReports,
  '0025-component-requests': componentRequests,
  '0026-news': news,
  '0027-copied-components': copiedComponents,
  '0028-design-files': designFiles,
  '0029-collections': collections,
  '0030-access-keys': accessKeys,
  '0031-assistants': assistants,
  '0032-device-logins': deviceLogins,
  '0033-set-up': setUp,
}

/** What Kysely's migrator runs, for one kind of database. */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return Object.fromEntries(Object.entries(files).map(([name, { up }]) => [name, { up: (db) => up(db, kind) }]))
}
