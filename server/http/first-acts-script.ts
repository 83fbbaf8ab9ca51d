import { pictureSize, smallPictureWidth } from '#shared/catalog.ts'
import { routes } from '#shared/routes.ts'

const { width, height } = pictureSize
const pictures = routes.componentPicture.replace('*', '')
/** Pixels of height from which a window shows what lies below the first view of others. */
const high = 960

/**
 * Runs in the head of every document, so that nobody's first act is lost. Until the client hears clicks and keys, what
 * somebody does is kept and goes no further than what the browser itself makes of it; `shared/first-acts` plays it once
 * the client is alive. Links and forms of pages are the browser's alone, since each leads somewhere without a script.
 *
 * What it is told stands on its element, so that this text, and with it the policy that allows it, is the same for
 * every build:
 * - data-entry, data-modules, data-styles: the client, which starts on the first sign that somebody wants something of
 *   the page, and not before; until then the page is complete without it. It begins once the document is read and its
 *   styles are there, and holds only what it was drawn with. Without them, the document starts its client itself. Where
 *   it cannot be had, the document is loaded anew with the next connection.
 * - data-asks: the document came without the page's data, which is asked for beside the client, at once where it starts
 *   at once; the version of both.
 * - data-contained: links and forms lead nowhere, as in a preview.
 * From the first sign on, or at once where the document starts its client itself, the document says data-wanted, and
 * pictures below the first view are put where it says only which (client/ui/late-picture.tsx), one for each theme as in
 * client/ui/component-picture.tsx; before that only those that a high window shows.
 * On other elements: a form with data-live, and links within one, lead nowhere once there is a script, since the client
 * answers them itself; a field with data-whole is selected as a whole when it gets the focus.
 */
export const firstActsScript = [
  '(function(d,r){var w={capture:true,passive:true},acts=[],kept=window.firstActs={acts:acts,',
  'end:function(){names.forEach(function(n){removeEventListener(n,keep,true)})}},',
  'names="pointerdown pointermove pointerup pointercancel mousedown mouseup click dblclick keydown keyup focusin focusout input change submit toggle close".split(" "),',
  'signs="pointermove pointerdown touchstart keydown wheel scroll focusin".split(" ");',

  'var q="(width >= 64rem) 20rem, 46vw",read;',
  'function show(p){var n=/([^/]*)-([^-]*)-s\\.avif/.exec(p.textContent);if(!n||p.querySelector("img"))return;',
  '[n[2],p.dataset.dark].forEach(function(h){',
  `var m=r.createElement("img"),a="${pictures}"+n[1]+"-"+h;m.loading="lazy";m.decoding="async";m.alt="";m.width=${width};m.height=${height};`,
  `m.sizes="auto, "+q;m.srcset=a+"-s.avif ${smallPictureWidth}w, "+a+".avif ${width}w";m.src=a+".avif";p.append(m)})}`,
  'kept.show=show;function all(to){r.querySelectorAll(".late-picture").forEach(to)}',
  'r.addEventListener("DOMContentLoaded",function(){read=1;if(r.documentElement.dataset.wanted!=null)return all(show);',
  `if(innerHeight<${high})return;var o=new IntersectionObserver(function(e){e.forEach(function(p){if(p.isIntersecting)show(p.target)})});`,
  'all(function(p){o.observe(p)})});',

  'function ask(){if(d.asks)kept.data=fetch(location.href,{headers:{"X-Inertia":"true","X-Inertia-Version":d.asks,"X-Requested-With":"XMLHttpRequest",Accept:"text/html, application/xhtml+xml",Purpose:"prefetch"}})}',
  'kept.online=new Promise(function(done){addEventListener("online",done)});function go(){ask();r.documentElement.dataset.wanted="";if(read)all(show);signs.forEach(function(n){removeEventListener(n,go,w)});',
  'function add(hs,rel){return hs.split(" ").filter(Boolean).map(function(h){return new Promise(function(done){',
  'var l=r.createElement("link");l.rel=rel;l.href=h;l.onload=l.onerror=done;r.head.append(l)})})}',
  'var ready=add(d.styles,"stylesheet");add((d.entry+" "+d.modules).replace(/ (\\S+)/g," "+d.entry.replace(/[^/]*$/,"$1.js")),"modulepreload");',
  'if(r.readyState=="loading")ready.push(new Promise(function(done){r.addEventListener("DOMContentLoaded",done)}));',
  'Promise.all(ready).then(function(){return import(d.entry)}).catch(function(e){kept.online.then(function(){location.reload()});throw e})}',

  'function keep(e){var t=e.target,n=e.type,f,h,last=acts[acts.length-1];',
  'if(kept.playing||!e.isTrusted||!t.closest||n=="pointermove"&&!e.buttons)return;',
  'e.stopImmediatePropagation();',
  // Links and forms.
  'if(n=="click"&&(f=t.closest("a[href]"))){',
  'if(d.contained==null){if(!f.closest("[data-live]")||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault()}',
  'else{h=f.getAttribute("href");if(h[0]!="#"||!r.getElementById(h.slice(1)))e.preventDefault()}}',
  'if(n=="submit"){if(d.contained==null&&t.dataset.live==null)return;e.preventDefault()}',
  'if(n=="focusin"&&t.dataset.whole!=null)t.select();',
  // Keys: what the browser would do with the page's own shortcuts, and what is typed where only one field can mean it.
  'if(n=="keydown"&&e.key.length==1){if(e.ctrlKey||e.metaKey){',
  'if(r.querySelector("[aria-keyshortcuts~="+JSON.stringify((e.ctrlKey?"Control+":"Meta+")+e.key.toUpperCase())+"]"))e.preventDefault()}',
  'else if(!e.altKey&&e.key!=" "&&(t==r.body||t==r.documentElement)&&(f=r.querySelector("[aria-keyshortcuts=\'/\']"))){',
  'if(e.key=="/")e.preventDefault();f.focus();return}}',
  // A drag stays with what it began on, also above a frame.
  'if(n=="pointerdown"&&(f=t.closest("[role=slider],[role=separator]")))f.setPointerCapture(e.pointerId);',
  'if(n=="pointermove"&&last&&last.event.type==n)acts.pop();',
  'acts.push({event:e,target:t,value:t.value,checked:t.checked,caret:n=="input"?[t.selectionStart,t.selectionEnd]:0})}',

  'if(d.entry)signs.forEach(function(n){addEventListener(n,go,w)});else{ask();r.documentElement.dataset.wanted=""}',
  'names.forEach(function(n){addEventListener(n,keep,true)})',
  '})(document.currentScript.dataset,document)',
].join('')
