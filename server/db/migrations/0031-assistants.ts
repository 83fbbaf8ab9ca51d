/**
 * Assistants that somebody connected (OAuth 2.1): which there are, what was granted to them, and the keys that sign their
 * tokens. The tables are those of the authentication library, under our names; its lists are JSON.
 */
import { sql, type Kysely } from 'kysely'
import type { DatabaseKind } from '../client.ts'
import { columns } from './columns.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { id, text, bool, ts } = columns(kind)
  const json = kind === 'postgres' ? sql`jsonb` : sql`text`

  await db.schema
    .createTable('signing_keys')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('private_key', text, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('expires_at', ts)
    .addColumn('alg', text)
    .addColumn('crv', text)
    .execute()

  await db.schema
    .createTable('oauth_clients')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('client_id', text, (column) => column.notNull().unique())
    .addColumn('client_secret', text)
    .addColumn('client_discovery_id', text)
    .addColumn('disabled', bool)
    .addColumn('skip_consent', bool)
    .addColumn('enable_end_session', bool)
    .addColumn('subject_type', text)
    .addColumn('scopes', json)
    .addColumn('client_credentials_scopes', json)
    .addColumn('user_id', id, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('created_at', ts)
    .addColumn('updated_at', ts)
    .addColumn('name', text)
    .addColumn('uri', text)
    .addColumn('icon', text)
    .addColumn('contacts', json)
    .addColumn('tos', text)
    .addColumn('policy', text)
    .addColumn('software_id', text)
    .addColumn('software_version', text)
    .addColumn('software_statement', text)
    .addColumn('redirect_uris', json, (column) => column.notNull())
    .addColumn('post_logout_redirect_uris', json)
    .addColumn('backchannel_logout_uri', text)
    .addColumn('backchannel_logout_session_required', bool)
    .addColumn('token_endpoint_auth_method', text)
    .addColumn('application_type', text)
    .addColumn('jwks', text)
    .addColumn('jwks_uri', text)
    .addColumn('grant_types', json)
    .addColumn('response_types', json)
    .addColumn('require_pkce', bool)
    .addColumn('dpop_bound_access_tokens', bool)
    .addColumn('reference_id', text)
    .addColumn('metadata', json)
    .execute()
  await db.schema.createIndex('oauth_clients_user_id').on('oauth_clients').column('user_id').execute()
  await db.schema.createIndex('oauth_clients_created_at').on('oauth_clients').column('created_at').execute()

  await db.schema
    .createTable('oauth_resources')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('identifier', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('access_token_ttl', 'integer')
    .addColumn('refresh_token_ttl', 'integer')
    .addColumn('signing_algorithm', text)
    .addColumn('signing_key_id', text)
    .addColumn('allowed_scopes', json)
    .addColumn('custom_claims', json)
    .addColumn('dpop_bound_access_tokens_required', bool)
    .addColumn('disabled', bool)
    .addColumn('created_at', ts)
    .addColumn('updated_at', ts)
    .addColumn('policy_version', 'integer')
    .addColumn('metadata', json)
    .execute()

  await db.schema
    .createTable('oauth_client_resources')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('client_id', text, (column) =>
      column.notNull().references('oauth_clients.client_id').onDelete('cascade'),
    )
    .addColumn('resource_id', text, (column) =>
      column.notNull().references('oauth_resources.identifier').onDelete('cascade'),
    )
    .addColumn('metadata', json)
    .addColumn('created_at', ts)
    .addUniqueConstraint('oauth_client_resources_pair', ['client_id', 'resource_id'])
    .execute()
  await db.schema
    .createIndex('oauth_client_resources_resource_id')
    .on('oauth_client_resources')
    .column('resource_id')
    .execute()

  await db.schema
    .createTable('oauth_refresh_tokens')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('token', text, (column) => column.notNull().unique())
    .addColumn('client_id', text, (column) =>
      column.notNull().references('oauth_clients.client_id').onDelete('cascade'),
    )
    .addColumn('session_id', id, (column) => column.references('sessions.id').onDelete('set null'))
    .addColumn('user_id', id, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reference_id', text)
    .addColumn('authorization_code_id', text)
    .addColumn('resources', json)
    .addColumn('requested_user_info_claims', json)
    .addColumn('expires_at', ts, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('revoked', ts)
    .addColumn('rotated_at', ts)
    .addColumn('rotation_replay_response', text)
    .addColumn('rotation_replay_expires_at', ts)
    .addColumn('auth_time', ts)
    .addColumn('confirmation', json)
    .addColumn('scopes', json, (column) => column.notNull())
    .execute()
  for (const column of ['client_id', 'session_id', 'user_id', 'authorization_code_id', 'expires_at'])
    await db.schema.createIndex(`oauth_refresh_tokens_${column}`).on('oauth_refresh_tokens').column(column).execute()

  await db.schema
    .createTable('oauth_access_tokens')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('token', text, (column) => column.notNull().unique())
    .addColumn('client_id', text, (column) =>
      column.notNull().references('oauth_clients.client_id').onDelete('cascade'),
    )
    .addColumn('session_id', id, (column) => column.references('sessions.id').onDelete('set null'))
    .addColumn('user_id', id, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('reference_id', text)
    .addColumn('authorization_code_id', text)
    .addColumn('resources', json)
    .addColumn('requested_user_info_claims', json)
    .addColumn('refresh_id', id, (column) => column.references('oauth_refresh_tokens.id').onDelete('cascade'))
    .addColumn('expires_at', ts, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('revoked', ts)
    .addColumn('confirmation', json)
    .addColumn('scopes', json, (column) => column.notNull())
    .execute()
  for (const column of ['client_id', 'session_id', 'user_id', 'authorization_code_id', 'refresh_id'])
    await db.schema.createIndex(`oauth_access_tokens_${column}`).on('oauth_access_tokens').column(column).execute()

  await db.schema
    .createTable('oauth_consents')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('client_id', text, (column) =>
      column.notNull().references('oauth_clients.client_id').onDelete('cascade'),
    )
    .addColumn('user_id', id, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('reference_id', text)
    .addColumn('resources', json)
    .addColumn('requested_user_info_claims', json)
    .addColumn('scopes', json, (column) => column.notNull())
    .addColumn('created_at', ts, (column) => column.notNull())
    .addColumn('updated_at', ts, (column) => column.notNull())
    .addColumn('last_used_at', ts)
    .execute()
  await db.schema.createIndex('oauth_consents_client_id').on('oauth_consents').column('client_id').execute()
  await db.schema.createIndex('oauth_consents_user_id').on('oauth_consents').column('user_id').execute()

  await db.schema
    .createTable('oauth_client_assertions')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('expires_at', ts, (column) => column.notNull())
    .execute()
}
