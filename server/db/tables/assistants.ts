/**
 * Assistants that somebody connected. The authentication library reads and writes most of this; what we ask for
 * ourselves is typed here. Lists are JSON: text on SQLite, read already on PostgreSQL.
 */
export type SigningKeysTable = {
  id: string
  publicKey: string
  /** Encrypted with the application's secret. */
  privateKey: string
  createdAt: Date
  expiresAt: Date | null
  alg: string | null
  crv: string | null
}

type Json = string

/** A program that registered itself. */
export type OauthClientsTable = {
  id: string
  clientId: string
  disabled: boolean | null
  scopes: Json | null
  clientCredentialsScopes: Json | null
  userId: string | null
  createdAt: Date | null
  updatedAt: Date | null
  name: string | null
  uri: string | null
  redirectUris: Json
  tokenEndpointAuthMethod: string | null
  applicationType: string | null
  grantTypes: Json | null
  responseTypes: Json | null
  requirePkce: boolean | null
  dpopBoundAccessTokens: boolean | null
}

/** What tokens are for: the address of our server for assistants. */
export type OauthResourcesTable = { id: string; identifier: string; name: string }

export type OauthClientResourcesTable = { id: string; clientId: string; resourceId: string; createdAt: Date | null }

export type OauthRefreshTokensTable = {
  id: string
  /** Hash of the token. */
  token: string
  clientId: string
  sessionId: string | null
  userId: string
  expiresAt: Date
  createdAt: Date
  revoked: Date | null
  scopes: Json
}

/** Tokens of ours are signed and kept nowhere, so this stays empty; the library asks for it. */
export type OauthAccessTokensTable = { id: string; token: string; clientId: string; userId: string | null }

/** That somebody allowed an assistant to read as they may. */
export type OauthConsentsTable = {
  id: string
  clientId: string
  userId: string | null
  resources: Json | null
  scopes: Json
  createdAt: Date
  updatedAt: Date
  /** Kept up to date to a few minutes. */
  lastUsedAt: Date | null
}

export type OauthClientAssertionsTable = { id: string; expiresAt: Date }
