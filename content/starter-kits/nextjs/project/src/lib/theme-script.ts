/** Stands in the head and sets the theme before the first paint, so that none flashes; theme.ts does from then on. */
export const themeScript = `
var theme = null
try { theme = localStorage.getItem('theme') } catch {}
if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
  document.documentElement.classList.add('dark')
}`
