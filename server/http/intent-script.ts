/**
 * Starts a public page's client on the first sign that somebody wants something of it, and not before:
 * until then the page is complete without it. The addresses stand on the script element, so that this text,
 * and with it the policy that allows it, is the same for every build. The client begins once its styles are there:
 * the document holds only what it was drawn with.
 */
export const intentScript = [
  '(function(s,w){var signs=["pointermove","pointerdown","touchstart","keydown","wheel","scroll","focusin"];',
  'function go(){signs.forEach(function(n){removeEventListener(n,go,w)});',
  'function add(hs,rel){return hs.split(" ").filter(Boolean).map(function(h){return new Promise(function(done){',
  'var l=document.createElement("link");l.rel=rel;l.href=h;l.onload=l.onerror=done;document.head.append(l)})})}',
  'var dressed=Promise.all(add(s.dataset.styles,"stylesheet"));add(s.dataset.entry+" "+s.dataset.modules,"modulepreload");',
  'dressed.then(function(){import(s.dataset.entry)})}',
  'signs.forEach(function(n){addEventListener(n,go,w)})',
  '})(document.currentScript,{capture:true,passive:true})',
].join('')
