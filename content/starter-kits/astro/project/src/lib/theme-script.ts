/** Runs in the head, before the first paint, so that no theme flashes. theme.ts does it from then on. */
export const themeScript = `(() => {
  let theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
})()`
