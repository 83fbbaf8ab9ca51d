/**
 * Brings what is typed before a page hears keys to its search field, as the page itself does once it is alive.
 * The field is the one that a slash leads to.
 */
export const earlyKeysScript = [
  'addEventListener("keydown",function(e){',
  'if(document.querySelector("#app[data-alive]")||e.ctrlKey||e.metaKey||e.altKey||e.key.length!==1||e.key===" ")return;',
  'var f=document.querySelector("[aria-keyshortcuts=\'/\']");',
  'if(!f||(e.target!==document.body&&e.target!==document.documentElement))return;',
  'if(e.key==="/")e.preventDefault();f.focus()})',
].join('')
