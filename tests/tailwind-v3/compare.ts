/** Runs in the browser: looks at one page twice, styled by either version, and reports what differs. */
export type Pair = {
  v4: string
  v3: string
  tag: 'div' | 'input'
  part: '::before' | '::placeholder' | null
  /** Whether the class styles the children, which are then looked at as well. */
  children: boolean
  /** The direction of writing around the element. */
  dir: 'ltr' | 'rtl'
}
export type Difference = { on: string; property: string; v4: string; v3: string }

/** @returns for each pair the properties whose computed values differ, after equal notations are made alike */
export function compare({ pairs, css4, css3 }: { pairs: Pair[]; css4: string; css3: string }): Difference[][] {
  const base = `
    *, ::before, ::after, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
    html { font: 16px/1.5 sans-serif }
    .cell { width: 400px; height: 300px; position: relative; color: rgb(1 2 3); contain: strict }
    .cell > * > i { display: block; width: 40px; height: 10px }`
  const four = draw(css4, (pair) => pair.v4)
  const three = draw(css3, (pair) => pair.v3)
  const names = [...four.view.getComputedStyle(four.elements[0]!)].filter((name) => !name.startsWith('--'))
  const own = new Set([
    'translate',
    'rotate',
    'scale',
    'transform',
    '-webkit-transform',
    'perspective-origin',
    'transform-origin',
  ])
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const seenColours = new Map<string, string>()

  return pairs.map((pair, index) => {
    const a = four.elements[index]!
    const b = three.elements[index]!
    const found = differences(a, b, null, 'element')
    for (const child of pair.children ? [0, 1] : []) {
      found.push(...differences(a.children[child]!, b.children[child]!, null, `child ${child + 1}`))
    }
    if (pair.part) found.push(...differences(a, b, pair.part, pair.part))
    return found
  })

  function draw(css: string, classesOf: (pair: Pair) => string) {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.width = '1280'
    frame.height = '800'
    const page = frame.contentDocument!
    const cells = pairs.map((pair) => {
      const open = `<${pair.tag} class="${classesOf(pair).replaceAll('"', '&quot;')}"`
      return `<div class="cell" dir="${pair.dir}">${pair.tag === 'input' ? `${open} placeholder="a">` : `${open}><i></i><i></i></div>`}</div>`
    })
    page.open()
    page.write(
      `<!doctype html><style>@layer base{}${css.includes('@layer') ? `@layer base{${base}}` : base}</style><style>${css}</style>${cells.join('')}`,
    )
    page.close()
    return { view: frame.contentWindow!, elements: [...page.querySelectorAll('.cell > *')] }
  }

  function differences(a: Element, b: Element, part: string | null, on: string): Difference[] {
    const left = four.view.getComputedStyle(a, part)
    const right = three.view.getComputedStyle(b, part)
    const found: Difference[] = []
    for (const property of names) {
      if (own.has(property)) continue
      const v4 = left.getPropertyValue(property)
      const v3 = right.getPropertyValue(property)
      if (v4 !== v3) note(property, alike(property, v4), alike(property, v3))
    }
    note('transform', matrix(left, a), matrix(right, b))
    note('box', box(a), box(b))
    note('lines', lines(a, four.view), lines(b, three.view))
    return found

    function note(property: string, v4: string, v3: string) {
      if (v4 !== v3) found.push({ on, property, v4, v3 })
    }
  }

  /** Where an element lies in its parent, in pixels. */
  function box(element: Element): string {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element as HTMLElement
    return [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' ')
  }

  /** The lines between and around children, without regard to which of two neighbours draws them. */
  function lines(element: Element, view: Window): string {
    const drawn = [...element.children].flatMap((child) => {
      const style = view.getComputedStyle(child)
      return (['top', 'right', 'bottom', 'left'] as const).map((side) => {
        const [width, kind, colour] = ['width', 'style', 'color'].map((what) =>
          style.getPropertyValue(`border-${side}-${what}`),
        )
        return width === '0px'
          ? ''
          : `${side === 'top' || side === 'bottom' ? 'across' : 'down'} ${width} ${kind} ${paint(colour!)}`
      })
    })
    return drawn.filter(Boolean).toSorted().join(', ')
  }

  /** Writes colours, numbers and lists of shadows in one way. */
  function alike(property: string, value: string): string {
    const text = value
      .replaceAll(/(?:rgba?|hsla?|oklab|oklch|lab|lch|color)\((?:[^()]|\([^()]*\))*\)/g, paint)
      .replaceAll(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(3))))
    if (property === 'background-image')
      return text.replaceAll(/(#\w{8}) 0%,/g, '$1,').replaceAll(/(#\w{8}) 100%\)/g, '$1)')
    if (property !== 'box-shadow') return text
    const layers = text.split(/,\s*(?![^(]*\))/).filter((layer) => !/^#\w+ 0px 0px 0px 0px/.test(layer))
    return layers.join(', ') || 'none'
  }

  function paint(colour: string): string {
    if (!seenColours.has(colour)) {
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = '#000'
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      const [red, green, blue, opacity] = pen.getImageData(0, 0, 1, 1).data
      const hex = [red!, green!, blue!, opacity!].map((part) => part.toString(16).padStart(2, '0')).join('')
      seenColours.set(colour, opacity === 0 ? '#00000000' : `#${hex}`)
    }
    return seenColours.get(colour)!
  }

  /** Moves, turns and scales as one matrix, whichever properties they were said with. */
  function matrix(style: CSSStyleDeclaration, element: Element): string {
    const { offsetWidth = 0, offsetHeight = 0 } = element as HTMLElement
    const whole = new DOMMatrix()
    const length = (text: string | undefined, size: number) =>
      !text ? 0 : text.endsWith('%') ? (parseFloat(text) / 100) * size : parseFloat(text)
    const [x, y] = style.translate.split(' ')
    if (style.translate !== 'none') whole.translateSelf(length(x, offsetWidth), length(y, offsetHeight))
    if (style.rotate !== 'none') whole.rotateSelf(parseFloat(style.rotate))
    const [across, down] = style.scale.split(' ').map(Number)
    if (style.scale !== 'none') whole.scaleSelf(across, down ?? across)
    if (style.transform !== 'none') whole.multiplySelf(new DOMMatrix(style.transform))
    return [whole.a, whole.b, whole.c, whole.d, whole.e, whole.f].map((part) => Number(part.toFixed(2)) + 0).join(' ')
  }
}
