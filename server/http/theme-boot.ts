import { darkModeStorageKey } from '#shared/site.ts'

/**
 * Runs in the document's head before anything is painted, so that no page flashes in the wrong theme.
 * Order: the account's preference (in data-dark-mode), this browser's, the operating system's. A browser that has none
 * of its own keeps the account's, also on pages whose scripts only start with the first act; there, what says which
 * theme shows or was chosen (`client/ui/segmented.tsx`) was drawn without knowing, and is set right when it is read.
 */
export const themeBootScript = [
  `(function(r){var m=r.dataset.darkMode,k="${darkModeStorageKey}",s;`,
  'try{s=localStorage.getItem(k);if(m&&!s)localStorage.setItem(k,m)}catch(e){}',
  'm=m||s;',
  'var d=m==="on"||(m!=="off"&&matchMedia("(prefers-color-scheme: dark)").matches);',
  'r.classList.remove("system");r.classList.toggle("dark",d);',
  'document.addEventListener("DOMContentLoaded",function(){',
  'document.querySelectorAll("[data-tells-theme] input").forEach(function(i){',
  'if(i.value===m||i.value===(d?"dark":"light"))i.checked=true})})',
  '})(document.documentElement)',
].join('')
