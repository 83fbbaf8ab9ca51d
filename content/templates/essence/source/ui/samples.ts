/** Three samples to start with, from a page to read: the shop is large for one button, so it is fetched at its press. */
export async function startWithSamples(): Promise<{ message: string; canUndo: boolean }> {
  try {
    const cart = await import('./cart.ts')
    return await cart.startWithSamples()
  } catch {
    return { message: 'That did not work. Try again.', canUndo: false }
  }
}
