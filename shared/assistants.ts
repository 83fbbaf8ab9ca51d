/** Assistants that connect to an account: what they may ask for. */

/** To read the library as the account may; and to go on when nobody is there (RFC 6749, 6, as OpenID Connect names it). */
export const assistantScopes = ['library:read', 'offline_access'] as const
export type AssistantScope = (typeof assistantScopes)[number]

/** An assistant that somebody connected, as they see it. Times are ISO. */
export type ConnectedAssistant = {
  id: string
  name: string
  /** Where it answers: the host of an address, or the kind of address of a program on the same machine. */
  answersAt: string[]
  connectedAt: string
  lastUsedAt: string | null
}
