/**
 * Starts a public page's client on the first sign that somebody wants something of it, and not before:
 * until then the page is complete without it. The addresses stand on the script element, so that this text,
 * and with it the policy that allows it, is the same for every build.
 */
export const intentScript = [
  '(function(s,w){var signs=["pointermove","pointerdown","touchstart","keydown","wheel","scroll","focusin"];',
  'function go(){signs.forEach(function(n){removeEventListener(n,go,w)});',
  's.dataset.styles.split(" ").forEach(function(h){add("stylesheet",h)});',
  's.dataset.modules.split(" ").forEach(function(h){add("modulepreload",h)});',
  'import(s.dataset.entry)}',
  'function add(rel,href){if(!href)return;var l=document.createElement("link");l.rel=rel;l.href=href;document.head.append(l)}',
  'signs.forEach(function(n){addEventListener(n,go,w)})',
  '})(document.currentScript,{capture:true,passive:true})',
].join('')
