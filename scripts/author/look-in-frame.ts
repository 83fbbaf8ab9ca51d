/** What a frame measures of itself and draws on top; runs in the page, so it uses nothing from outside of it. */

export type Looked = { height: number; found: string[]; order: string[] }
type Opening = { connectOpener: (tell: (told: { open: boolean }) => void, again: () => void) => void }

export function lookInFrame({ opens, isMarked }: { opens: string; isMarked: boolean }) {
  const least = 40
  const page = globalThis as unknown as { opening: Opening; looked: () => Promise<Looked> }
  const root = () => document.querySelector('#root')
  const short = (element: Element) => {
    const name = element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || element.id
    return `<${element.tagName.toLowerCase()}> ${name.trim().replace(/\s+/g, ' ').slice(0, 40)}`
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const frames = async (count: number) => {
    for (let each = 0; each < count; each++) await new Promise(requestAnimationFrame)
  }

  /** What fingers press: a field with its label, a link unless it stands in a text. */
  const targetOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect())
    const after = getComputedStyle(element, '::after')
    const covers = after.position === 'absolute' && after.content !== 'none' ? element.closest('.relative') : null
    return Math.max(...boxes.map(({ height }) => height), covers?.getBoundingClientRect().height ?? 0)
  }
  const isInText = (element: Element) =>
    element.matches('a') &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '')

  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab], [role=radio], [role=checkbox], [role=menuitem], [role=option]'
  const small = () =>
    [...document.querySelectorAll(pressed)].filter(
      (each) => !each.matches('#root ~ *') && isSeen(each) && !isInText(each) && targetOf(each) < least,
    )

  /** What the Tab key reaches, in its order; of radio buttons of one name the chosen one. */
  const tabOrder = () => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]',
      ),
    ]
    const reached = all.filter((each) => {
      if (
        each.tabIndex < 0 ||
        each.matches(':disabled') ||
        each.closest('[inert]') ||
        !each.checkVisibility({ visibilityProperty: true })
      )
        return false
      if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return true
      const group = all.filter(
        (other): other is HTMLInputElement =>
          other instanceof HTMLInputElement && other.name === each.name && other.form === each.form,
      )
      return each === (group.find(({ checked }) => checked) ?? group[0])
    })
    return [
      ...reached.filter(({ tabIndex }) => tabIndex > 0).toSorted((a, b) => a.tabIndex - b.tabIndex),
      ...reached.filter(({ tabIndex }) => tabIndex === 0),
    ]
  }

  function draw() {
    const layer = document.createElement('div')
    layer.style.cssText =
      'position:absolute;inset:0;height:0;z-index:2147483647;pointer-events:none;font:600 11px/16px sans-serif'
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { left: left + scrollX, top: top + scrollY, width, height }
    }
    const points = tabOrder().map((element) => {
      const box = boxOf(
        element instanceof HTMLInputElement && !isSeen(element) ? (element.labels?.[0] ?? element) : element,
      )
      return { left: Math.max(8, box.left), top: Math.max(8, box.top) }
    })
    const size = `width="${document.documentElement.scrollWidth}" height="${document.documentElement.scrollHeight}"`
    const line = points.map(({ left, top }) => `${left},${top}`).join(' ')
    const boxes = small().map((element) => {
      const { left, top, width, height } = boxOf(element)
      return `<i style="position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;outline:2px dashed #e11d48"></i>`
    })
    const badges = points.map(
      ({ left, top }, index) =>
        `<b style="position:absolute;left:${left - 8}px;top:${top - 8}px;min-width:16px;border-radius:8px;background:#7c3aed;color:white;text-align:center">${index + 1}</b>`,
    )
    layer.innerHTML = `<svg ${size} style="position:absolute;left:0;top:0;overflow:visible"><polyline points="${line}" fill="none" stroke="#7c3aed" stroke-width="1.5" stroke-opacity=".6"/></svg>${boxes.join('')}${badges.join('')}`
    document.body.append(layer)
  }

  /** Waits until the component is there, and opened where that is wanted. */
  async function drawn(): Promise<string[]> {
    for (let tries = 0; tries < 300 && !root()?.childElementCount; tries++) await frames(1)
    await document.fonts.ready
    await frames(2)
    if (!root()?.childElementCount) return ['shows nothing']
    if (!opens) return []
    const isOpen = await new Promise<boolean>((resolve) => {
      page.opening.connectOpener(
        ({ open }) => resolve(open),
        () => resolve(false),
      )
      postMessage({ type: 'millwork:open', name: opens }, location.origin)
      setTimeout(() => resolve(false), 3000)
    })
    await frames(10)
    return isOpen ? [] : [`“${opens}” opens nothing that can be seen`]
  }

  const tooSmallTexts = () =>
    [...document.querySelectorAll('#root *, #root ~ * *')]
      .filter((each) => [...each.childNodes].some((node) => node instanceof Text && node.data.trim()) && isSeen(each))
      .map((each) => ({ each, size: Number.parseFloat(getComputedStyle(each).fontSize) }))
      .filter(({ size }) => size < 12)
      .map(({ each, size }) => `has a text of ${size} px: ${short(each)}`)

  async function axeFindings(): Promise<string[]> {
    if (!('axe' in globalThis))
      await new Promise((resolve, reject) => {
        const script = Object.assign(document.createElement('script'), { src: '/axe.js', onload: resolve })
        script.addEventListener('error', reject)
        document.head.append(script)
      })
    // A component is a part of a page, whose landmarks and first heading are not its own.
    const off = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']
    const rules = Object.fromEntries([...off.map((id) => [id, { enabled: false }]), ['target-size', { enabled: true }]])
    const { violations } = await globalThis.axe.run(document.body, { resultTypes: ['violations'], rules })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `axe ${id}: ${html.replace(/ class="[^"]*"/g, '').slice(0, 90)}`),
    )
  }

  async function look(opening: string[]): Promise<Looked> {
    const { scrollWidth, scrollHeight } = document.documentElement
    const found = [
      ...opening,
      ...(scrollWidth > innerWidth ? [`is ${scrollWidth} px wide on a screen of ${innerWidth} px`] : []),
      ...[...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map((image) => `has a picture that does not load: ${image.getAttribute('src')}`),
      ...tooSmallTexts(),
      ...(innerWidth > 640
        ? []
        : small().map((each) => `has a target ${Math.round(targetOf(each))} px high, under ${least}: ${short(each)}`)),
      ...(await axeFindings()),
    ]
    const order = tabOrder().map(short)
    return { height: scrollHeight, found: [...new Set(found)], order }
  }

  const opening = drawn()
  const tell = (message: object) => parent.postMessage({ ...message, frame: window.name }, location.origin)
  // Drawing comes first, in every frame; looking takes longer, and waits until it is asked for.
  page.looked = () =>
    opening.then(look).then((looked) => {
      if (isMarked) draw()
      return looked
    })
  void opening.then(() => tell({ type: 'drawn', height: document.documentElement.scrollHeight }))
  addEventListener('message', ({ data, origin }: MessageEvent<{ type: string }>) => {
    if (origin === location.origin && data?.type === 'look')
      void page.looked().then((looked) => tell({ type: 'looked', looked }))
  })
}
