/** Whoever is signed in, as the server found them by their session; null for a guest. */
export const useUser = () => useState<Member | null>('user', () => useRequestEvent()?.context.user ?? null)
