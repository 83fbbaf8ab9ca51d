import { darkModeStorageKey } from '#shared/site.ts'

/**
 * Runs in the document's head before anything is painted, so that no page flashes in the wrong theme.
 * Order: the account's preference (in data-dark-mode), this browser's, the operating system's.
 */
export const themeBootScript = [
  '(function(r){var m=r.dataset.darkMode;',
  `try{m=m||localStorage.getItem("${darkModeStorageKey}")}catch(e){}`,
  'var d=m==="on"||(m!=="off"&&matchMedia("(prefers-color-scheme: dark)").matches);',
  'r.classList.remove("system");r.classList.toggle("dark",d)',
  '})(document.documentElement)',
].join('')
