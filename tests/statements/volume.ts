/** Fills a database as years of custom would: the same rows on both, made by the database itself. */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '#server/db/client.ts'
import type { Schema } from '#server/db/schema.ts'

export const sizes = { users: 100_000, sessions: 200_000, orders: 50_000, others: 20_000 }

/** For each table how many rows it gets, and what stands in the columns of row i. */
function tables(kind: DatabaseKind): Record<string, { rows: number; columns: Record<string, string> }> {
  const { users, sessions, orders, others } = sizes
  /** A moment so many days before now; less than none is to come. */
  const ago = (days: string) =>
    kind === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${days}) || ' days')`
      : `now() - (${days}) * interval '1 day'`
  const ahead = (days: string) =>
    kind === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || (${days}) || ' days')`
      : `now() + (${days}) * interval '1 day'`
  const day = `substr(cast(${ago('i % 700')} as text), 1, 10)`
  const user = `'user-' || (i % ${users})`
  const order = `'order-' || (i % ${orders})`
  const created = { created_at: ago('i % 700') }
  const dated = { ...created, updated_at: ago('i % 30') }
  const lines = ['company', 'line1', 'line2', 'city', 'postal', 'country', 'vat_number']
  const buyer = Object.fromEntries(lines.map((name) => [name, `'${name}'`]))
  return {
    users: {
      rows: users,
      columns: { id: user, name: `'Name ' || i`, email: `'u' || i || '@example.com'`, ...dated },
    },
    sessions: {
      rows: sessions,
      columns: {
        id: `'session-' || i`,
        user_id: user,
        token: `'token-' || i`,
        expires_at: ahead('i % 30 + 1'),
        ...dated,
        created_at: ago('i % 89'),
      },
    },
    accounts: {
      rows: users,
      columns: { id: `'account-' || i`, user_id: user, account_id: user, provider_id: `'credential'`, ...dated },
    },
    verifications: {
      rows: others,
      columns: { id: `'v-' || i`, identifier: `'for-' || i`, value: `'x'`, expires_at: ahead('i % 3'), ...dated },
    },
    rate_limits: { rows: others, columns: { key: `'key-' || i`, hits: '1', resets_at: ahead('i % 3 + 4000') } },
    account_tokens: {
      rows: others,
      columns: {
        hash: `'hash-' || i`,
        purpose: `'reset-password'`,
        user_id: user,
        data: `'{}'`,
        expires_at: ahead('i % 3'),
        ...created,
      },
    },
    two_factors: { rows: others, columns: { user_id: user, secret: `'x'`, last_step: '0', ...created } },
    recovery_codes: { rows: others * 8, columns: { hash: `'code-' || i`, user_id: `'user-' || (i / 8)` } },
    known_browsers: { rows: users, columns: { user_id: user, hash: `'browser-' || i`, seen_at: ago('i % 100') } },
    passkeys: {
      rows: others,
      columns: {
        id: `'passkey-' || i`,
        user_id: user,
        public_key: `'x'`,
        credential_id: `'credential-' || i`,
        counter: '0',
        device_type: `'multiDevice'`,
        backed_up: '(i % 2 = 0)',
        ...created,
      },
    },
    favourites: {
      rows: users,
      columns: { user_id: `'user-' || (i / 10)`, component: `'component-' || (i % 10)`, ...created },
    },
    library_visits: {
      rows: users,
      columns: {
        user_id: `'user-' || (i / 10)`,
        subcategory: `'page-' || (i % 10)`,
        component: `'c'`,
        visited_at: ago('i % 90'),
      },
    },
    copied_components: {
      rows: users,
      columns: { user_id: `'user-' || (i / 10)`, component: `'component-' || (i % 10)`, copied_at: ago('i % 90') },
    },
    licenses: {
      rows: orders,
      columns: { id: `'licence-' || i`, user_id: user, key: `'MW-' || i`, tier: `'team'`, ...dated },
    },
    collections: {
      rows: others,
      columns: {
        id: `'collection-' || i`,
        license_id: `'licence-' || (i / 10)`,
        name: `'Collection ' || i`,
        name_key: `'collection ' || i`,
        ...dated,
      },
    },
    collection_items: {
      rows: users,
      columns: { collection_id: `'collection-' || (i / 10)`, item: `'component-' || (i % 10)`, position: 'i % 10' },
    },
    access_keys: {
      rows: others,
      columns: {
        id: `'key-' || i`,
        user_id: `case when i % 4 > 0 then ${user} end`,
        team_id: `case when i % 4 = 0 then 'licence-' || (i / 10) end`,
        name: `'Machine ' || i`,
        prefix: `'mwk_' || (i % 9999)`,
        hash: `'key-hash-' || i`,
        made_with: `'page'`,
        ...created,
      },
    },
    access_key_networks: {
      rows: users,
      columns: { key_id: `'key-' || (i / 10)`, hash: `'network-' || (i % 10)`, first_seen_at: ago('i % 90') },
    },
    device_logins: {
      rows: others,
      columns: {
        hash: `'device-' || i`,
        user_code: `'code-' || i`,
        user_id: `case when i % 2 = 0 then ${user} end`,
        name: `'laptop'`,
        network: `'192.0.2.0/24'`,
        state: `'waiting'`,
        interval_seconds: '5',
        expires_at: ago('i % 90'),
        ...created,
      },
    },
    oauth_clients: {
      rows: others,
      columns: {
        id: `'client-' || i`,
        client_id: `'assistant-' || i`,
        name: `'An assistant'`,
        redirect_uris: `'[]'`,
        ...dated,
      },
    },
    oauth_resources: {
      rows: 1,
      columns: { id: `'resource'`, identifier: `'https://example.com/mcp'`, name: `'Library'` },
    },
    oauth_client_resources: {
      rows: others,
      columns: {
        id: `'pair-' || i`,
        client_id: `'assistant-' || i`,
        resource_id: `'https://example.com/mcp'`,
        ...created,
      },
    },
    // Nearly all programs that registered longer ago are connected; the others were forgotten.
    oauth_consents: {
      rows: others,
      columns: { id: `'consent-' || i`, client_id: `'assistant-' || i`, user_id: user, scopes: `'[]'`, ...dated },
    },
    oauth_refresh_tokens: {
      rows: users,
      columns: {
        id: `'refresh-' || i`,
        token: `'refresh-token-' || i`,
        client_id: `'assistant-' || (i / 5)`,
        session_id: `'session-' || i`,
        user_id: user,
        expires_at: ahead('i % 60'),
        ...created,
        scopes: `'[]'`,
      },
    },
    oauth_access_tokens: {
      rows: others,
      columns: {
        id: `'access-' || i`,
        token: `'access-token-' || i`,
        client_id: `'assistant-' || i`,
        user_id: user,
        refresh_id: `'refresh-' || i`,
        expires_at: ahead('i % 60'),
        ...created,
        scopes: `'[]'`,
      },
    },
    oauth_client_assertions: { rows: others, columns: { id: `'assertion-' || i`, expires_at: ahead('i % 3') } },
    kept_designs: {
      rows: others,
      columns: { user_id: user, tool: `'palette'`, query: `'q' || i`, ...created },
    },
    seats: {
      rows: users,
      columns: {
        id: `'seat-' || i`,
        license_id: `'licence-' || (i / 10)`,
        email: `'s' || i || '@example.com'`,
        user_id: user,
        token_hash: `case when i % 10 = 0 then 'hash-' || i end`,
        expires_at: ahead('i % 7'),
        accepted_at: `case when i % 10 > 0 then ${ago('i % 90')} end`,
        ...created,
      },
    },
    team_handovers: {
      rows: 5000,
      columns: {
        license_id: `'licence-' || i`,
        seat_id: `'seat-' || (i * 10 + 1)`,
        from_user_id: user,
        expires_at: ahead('i % 7'),
        ...created,
      },
    },
    affiliates: {
      rows: 2000,
      columns: {
        id: `'affiliate-' || i`,
        user_id: user,
        name: `'A'`,
        email: `'a' || i || '@example.com'`,
        code: `'code-' || i`,
        state: `'active'`,
        website: `'w'`,
        plan: `'p'`,
        payout: `'p'`,
        ...created,
      },
    },
    orders: {
      rows: orders,
      columns: {
        id: order,
        user_id: user,
        buyer_name: `'B'`,
        buyer_email: `'u' || i || '@example.com'`,
        license_id: `'licence-' || i`,
        tier: `'team'`,
        provider: `'stripe'`,
        amount_cents: '7900',
        currency: `'usd'`,
        state: `'paid'`,
        payment_id: `'payment-' || i`,
        sale: `case when i % 500 = 0 then 'Opening sale' end`,
        affiliate_id: `case when i % 20 = 0 then 'affiliate-' || (i % 2000) end`,
        paid_at: ago('i % 700'),
        ...created,
      },
    },
    payments: {
      rows: orders,
      columns: { payment_id: `'payment-' || i`, order_id: order, total_cents: '7900', paid_at: ago('i % 700') },
    },
    payment_events: {
      rows: orders,
      columns: { id: `'event-' || i`, type: `'paid'`, received_at: ago('i % 700') },
    },
    billing_details: {
      rows: orders,
      columns: { user_id: user, ...buyer, updated_at: ago('i % 90') },
    },
    receipt_editions: {
      rows: orders,
      columns: {
        order_id: order,
        step: '1',
        seller_name: `'Millwork'`,
        seller_address: `'1 High Street'`,
        seller_tax_id: `''`,
        buyer_name: `'B'`,
        ...buyer,
        ...created,
      },
    },
    refunds: {
      rows: others,
      columns: {
        payment_id: `'payment-' || i`,
        step: '1',
        amount_cents: '100',
        refunded_at: ago('i % 90'),
        told_at: ago('i % 90'),
      },
    },
    license_events: {
      rows: orders,
      columns: {
        license_id: `'licence-' || i`,
        step: '1',
        order_id: order,
        what: `'issued'`,
        tier: `'team'`,
        cause: `'payment'`,
        ...created,
      },
    },
    commissions: {
      rows: 2500,
      columns: {
        order_id: `'order-' || (i * 20)`,
        affiliate_id: `'affiliate-' || (i % 2000)`,
        base_cents: '7900',
        percent: '30',
        amount_cents: '2370',
        earned_at: ago('i % 700'),
      },
    },
    affiliate_clicks: {
      rows: others,
      columns: { affiliate_id: `'affiliate-' || (i % 2000)`, day: `'day-' || i`, clicks: '1' },
    },
    affiliate_payouts: {
      rows: others,
      columns: {
        id: `'payout-' || i`,
        affiliate_id: `'affiliate-' || (i % 2000)`,
        amount_cents: '100',
        paid_at: ago('i % 90'),
      },
    },
    design_requests: {
      rows: others,
      columns: {
        id: `'request-' || i`,
        user_id: user,
        title: `'T'`,
        purpose: `'P'`,
        links: `'[]'`,
        details: `'D'`,
        state: `case when i % 200 = 0 then 'new' else 'closed' end`,
        ...dated,
      },
    },
    design_messages: {
      rows: others * 3,
      columns: {
        id: `'message-' || i`,
        request_id: `'request-' || (i % ${others})`,
        author: `'studio'`,
        body: `'B'`,
        ...created,
      },
    },
    fault_reports: {
      rows: others,
      columns: {
        id: `'report-' || i`,
        user_id: user,
        part: `'AUI-C01-1'`,
        flavour: `'html'`,
        browser: `'B'`,
        what: `'W'`,
        version: `'1.0.0'`,
        ...created,
        closed_at: `case when i % 200 > 0 then ${ago('1')} end`,
      },
    },
    component_requests: {
      rows: others,
      columns: {
        id: `'wish-' || i`,
        user_id: user,
        name: `'N'`,
        purpose: `'P'`,
        state: `case when i % 200 = 0 then 'waiting' when i % 50 = 0 then 'open' else 'made' end`,
        votes: `i % 500`,
        ...created,
        published_at: `case when i % 200 > 0 then ${ago('i % 700')} end`,
      },
    },
    component_votes: {
      rows: others * 3,
      columns: {
        request_id: `'wish-' || (i % ${others})`,
        user_id: user,
        wants_mail: kind === 'sqlite' ? 'i % 2' : 'i % 2 = 0',
        ...created,
      },
    },
    design_files: {
      rows: others,
      columns: {
        id: `'file-' || i`,
        request_id: `'request-' || i`,
        name: `'a.png'`,
        kind: `'PNG'`,
        size: '1',
        ...created,
      },
    },
    design_file_bytes: {
      rows: others,
      columns: { file_id: `'file-' || i`, bytes: kind === 'sqlite' ? `x'00'` : `'\\x00'::bytea` },
    },
    news_subscriptions: {
      rows: others,
      columns: {
        id: `'news-' || i`,
        email: `'u' || i || '@example.com'`,
        confirmed_at: `case when i % 50 > 0 then ${ago('i % 700')} end`,
        confirm_hash: `'confirm-' || i`,
        confirm_until: ahead('i % 3'),
        leave_hash: `'leave-' || i`,
        ...created,
      },
    },
    announcements: {
      rows: 200,
      columns: {
        number: 'i + 1',
        items: `'[]'`,
        known: `'[]'`,
        queued: '1',
        queued_to: `'news-1'`,
        ...created,
        finished_at: ago('1'),
      },
    },
    outbox_mails: {
      rows: others,
      columns: {
        id: `'mail-' || i`,
        name: `'welcome'`,
        recipient: `'u' || i || '@example.com'`,
        data: `'{}'`,
        attempts: '1',
        next_attempt_at: ahead('i % 3'),
        failed_at: `case when i % 10 = 0 then ${ago('1')} end`,
        failure: `case when i % 10 = 0 then 'given-up' end`,
        ...created,
      },
    },
    figures: {
      rows: users,
      columns: { day, kind: `'visit'`, name: `'/page/' || i`, count: '1' },
    },
  }
}

/** Fills every table that grows, and lets the database count what it has. */
export async function fill(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  for (const [table, { rows, columns }] of Object.entries(tables(kind))) {
    const names = Object.keys(columns).join(', ')
    const numbers = `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${rows - 1})`
    // SQLite takes the numbers as part of the selection, PostgreSQL both ways.
    const values = Object.values(columns).join(', ')
    await sql.raw(`insert into ${table} (${names}) ${numbers} select ${values} from n`).execute(db)
  }
  await sql`analyze`.execute(db)
}

/** What has rows after filling. */
export const filledTables = (kind: DatabaseKind): string[] => Object.keys(tables(kind))
