/** One page with an element for every state a variant can ask for. Elements marked `data-hot` get the pointer and focus. */
export const zoo = `<!doctype html><html dir="ltr"><body>
<div class="dark"><p>dark</p><p data-hot>dark and hot</p></div>
<div><div class="group" data-open><p>in first group</p></div><div class="group"><p>in second group</p><div data-open data-hot><b>hot</b> <i>child</i></div></div></div>
<div dir="rtl"><p>right to left</p></div>
<div inert><p>inert</p></div>
<ul><li>1</li><li>2</li><li data-open>3</li><li>4</li><li><b>nested <i>deeper</i></b></li></ul>
<div><p>only</p></div>
<div class="group" data-hot data-open data-state="open" aria-expanded="true"><p>in <b>hot</b> group</p><button disabled>off</button></div>
<div class="group"><p>in idle group</p></div>
<div class="group/menu" data-hot data-open aria-checked="true"><p>in menu</p><div data-open><p>open in menu</p></div></div>
<div class="group/menu"><p>in idle menu</p><p data-open>open</p></div>
<div class="group"><input type="checkbox" checked><p>beside checked</p></div>
<input class="peer" data-hot required placeholder="empty"><p>after hot peer</p>
<div><input class="peer" type="checkbox" checked data-open aria-checked="true"><p>after checked peer</p></div>
<div><input class="peer/name" disabled><p>after disabled peer</p></div>
<div><div class="peer"><input type="checkbox" checked></div><p>after peer with checked</p></div>
<form><input type="email" value="no"><input type="email" value="a@b.c"><input type="number" min="1" max="3" value="2">
<input type="number" min="1" max="3" value="9"><input readonly value="r"><input placeholder="shown"><input type="file"><input type="file" data-hot>
<input type="checkbox" checked aria-checked="true"><input type="checkbox" id="half"><button>send</button><fieldset disabled><input></fieldset></form>
<details open><summary>open</summary><p>shown</p></details><details><summary>closed</summary><p>hidden</p></details>
<dialog open><p>dialog</p></dialog>
<a href="#here" id="here" data-hot aria-current="page">link</a><a aria-current="true">current</a>
<button data-hot data-focus data-size="large" data-step="1">hot</button><button aria-busy="true" data-checked>busy</button>
<article><img alt=""><h2>title</h2><p>text</p><span></span></article>
<div style="container-type: inline-size; width: 600px"><p>in a wide container</p></div>
<div style="container: main / inline-size; width: 460px"><p>in a middling container</p></div>
<div style="container: main / inline-size; width: 200px"><p>in a narrow container</p></div>
</body></html>`

/** Variants to look at, besides those of Tailwind that take no value. */
export const variantsWithValues = `
  data-open data-[state=open] data-[size=large] data-[step=1] data-focus data-checked
  aria-checked aria-expanded aria-busy aria-[current=page] aria-current
  group-hover group-focus-within group-data-open group-data-[state=open] group-data-open/menu group-aria-expanded
  group-aria-checked/menu group-[[data-open]] group-has-checked group-has-[input:checked] group-first group-hover/menu group-not-data-open group-not-first
  group-not-data-open/menu group-not-[[data-open]] group-nth-2 group-focus-visible group-odd
  peer-checked peer-hover peer-focus peer-data-open peer-disabled/name peer-not-checked peer-aria-checked peer-required peer-placeholder-shown
  peer-has-checked peer-not-data-open peer-[[type=checkbox]] peer-invalid
  has-checked has-[:checked] has-[img] has-[>img] has-data-open has-disabled has-focus-visible has-hover has-aria-checked has-not-checked
  not-first not-last not-hover not-focus not-disabled not-checked not-data-open not-data-[state=open] not-aria-checked not-[.group] not-empty
  not-has-checked not-odd not-nth-2 not-dark not-rtl not-open
  not-sm not-md not-max-lg not-print not-motion-reduce not-motion-safe not-portrait not-landscape not-forced-colors not-contrast-more
  not-supports-grid not-supports-[display:grid] not-supports-[display:nothing]
  in-data-open in-[.group] in-[form] in-hover in-focus-within in-data-[state=open] in-aria-expanded
  nth-2 nth-3 nth-[2n+1] nth-last-2 nth-of-type-2 nth-last-of-type-1 nth-[odd]
  max-sm max-md max-lg max-xl max-2xl min-sm min-lg min-[700px] max-[700px] sm:max-md md:max-xl
  supports-grid supports-[display:grid] supports-[display:nothing] supports-backdrop-filter
  dark:sm:before @sm @xs @md @lg @max-sm @max-lg @min-sm @[400px] @min-[400px] @max-[400px] @3xs/main @md/main @max-sm/main @sm:@max-lg
  *:first *:data-open *:hover hover:* first:* **:data-open *:* group-hover:* group-data-open:*:first dark:* data-open:*:last *:not-first *:nth-2
  sm:*:first *:[&_i] [&_b]:first [&_i] [&>p] [&>p]:first [&:hover] [&[data-open]] [&:nth-child(3)] [.dark_&] [@media(min-width:700px)] [@supports(display:grid)]
  hover:focus data-open:hover dark:hover sm:hover md:dark:hover group-hover:first focus-visible:not-disabled even:data-open motion-safe:hover
  first:before hover:before *:before *:marker group-hover:before hover:file file:hover focus:file placeholder-shown:placeholder [&_p]:before data-open:after
`
  .split(/\s+/)
  .filter(Boolean)

/** Variants of version 4 that have no form in version 3. */
export const variantsWithoutForm = ['not-group-hover', 'before:first', 'after:hover']
