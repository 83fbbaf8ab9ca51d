/**
 * Starts a public page's client on the first sign that somebody wants something of it, and not before:
 * until then the page is complete without it. The addresses stand on the script element, so that this text,
 * and with it the policy that allows it, is the same for every build.
 */
export const intentScript = [
  '(function(s,w){var signs=["pointermove","pointerdown","touchstart","keydown","wheel","scroll","focusin"];',
  'function go(){signs.forEach(function(n){removeEventListener(n,go,w)});',
  's.dataset.modules.split(" ").filter(Boolean).forEach(function(h){',
  'var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});',
  'import(s.dataset.entry)}',
  'signs.forEach(function(n){addEventListener(n,go,w)})',
  '})(document.currentScript,{capture:true,passive:true})',
].join('')
