/**
 * The tables as the code sees them: camelCase here, snake_case in the database.
 * Times are Date and flags are boolean on both databases. Ids are random UUIDs as text.
 */
import type {
  AccessKeyNetworksTable,
  AccessKeysTable,
  AccountTokensTable,
  AccountsTable,
  DeviceLoginsTable,
  KnownBrowsersTable,
  PasskeysTable,
  RateLimitsTable,
  RecoveryCodesTable,
  SessionsTable,
  TwoFactorsTable,
  UsersTable,
  VerificationsTable,
} from './tables/account.ts'
import type {
  OauthAccessTokensTable,
  OauthClientAssertionsTable,
  OauthClientResourcesTable,
  OauthClientsTable,
  OauthConsentsTable,
  OauthRefreshTokensTable,
  OauthResourcesTable,
  SigningKeysTable,
} from './tables/assistants.ts'
import type {
  CollectionItemsTable,
  CollectionsTable,
  ComponentDaysTable,
  CopiedComponentsTable,
  FavouritesTable,
  KeptDesignsTable,
  LibraryVisitsTable,
} from './tables/library.ts'
import type { FaultReportsTable, FiguresTable, OutboxMailsTable } from './tables/operator.ts'
import type { AnnouncementsTable, NewsSubscriptionsTable } from './tables/news.ts'
import type { ComponentRequestsTable, ComponentVotesTable } from './tables/requests.ts'
import type {
  AffiliateClicksTable,
  AffiliatePayoutsTable,
  AffiliatesTable,
  BillingDetailsTable,
  CommissionsTable,
  DesignFileBytesTable,
  DesignFilesTable,
  DesignMessagesTable,
  DesignRequestsTable,
  LicenseEventsTable,
  LicensesTable,
  OrdersTable,
  PaymentEventsTable,
  PaymentsTable,
  ReceiptEditionsTable,
  RefundsTable,
  SaleQueuesTable,
  SeatsTable,
  TeamHandoversTable,
} from './tables/selling.ts'

export type Schema = {
  signingKeys: SigningKeysTable
  oauthClients: OauthClientsTable
  oauthResources: OauthResourcesTable
  oauthClientResources: OauthClientResourcesTable
  oauthRefreshTokens: OauthRefreshTokensTable
  oauthAccessTokens: OauthAccessTokensTable
  oauthConsents: OauthConsentsTable
  oauthClientAssertions: OauthClientAssertionsTable
  users: UsersTable
  sessions: SessionsTable
  accounts: AccountsTable
  verifications: VerificationsTable
  rateLimits: RateLimitsTable
  outboxMails: OutboxMailsTable
  accountTokens: AccountTokensTable
  accessKeys: AccessKeysTable
  accessKeyNetworks: AccessKeyNetworksTable
  deviceLogins: DeviceLoginsTable
  twoFactors: TwoFactorsTable
  recoveryCodes: RecoveryCodesTable
  knownBrowsers: KnownBrowsersTable
  passkeys: PasskeysTable
  favourites: FavouritesTable
  keptDesigns: KeptDesignsTable
  libraryVisits: LibraryVisitsTable
  copiedComponents: CopiedComponentsTable
  collections: CollectionsTable
  collectionItems: CollectionItemsTable
  componentDays: ComponentDaysTable
  licenses: LicensesTable
  seats: SeatsTable
  teamHandovers: TeamHandoversTable
  orders: OrdersTable
  saleQueues: SaleQueuesTable
  billingDetails: BillingDetailsTable
  receiptEditions: ReceiptEditionsTable
  payments: PaymentsTable
  paymentEvents: PaymentEventsTable
  refunds: RefundsTable
  licenseEvents: LicenseEventsTable
  affiliates: AffiliatesTable
  affiliateClicks: AffiliateClicksTable
  commissions: CommissionsTable
  affiliatePayouts: AffiliatePayoutsTable
  designRequests: DesignRequestsTable
  designMessages: DesignMessagesTable
  designFiles: DesignFilesTable
  designFileBytes: DesignFileBytesTable
  figures: FiguresTable
  faultReports: FaultReportsTable
  componentRequests: ComponentRequestsTable
  componentVotes: ComponentVotesTable
  newsSubscriptions: NewsSubscriptionsTable
  announcements: AnnouncementsTable
}

/** Columns SQLite keeps as 0 and 1. */
export const flags: readonly string[] = [
  'emailVerified',
  'dsActive',
  'remembered',
  'backedUp',
  'wantsMail',
  'wantsKeyMail',
]
