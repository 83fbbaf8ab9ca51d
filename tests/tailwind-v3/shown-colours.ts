/** Runs in the browser: the one colour that each list of classes gives its element, whatever property carries it. */
export function shownColours({ css, classes }: { css: string; classes: string[] }): string[] {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument!
  const elements = classes.map((list) =>
    list.startsWith('placeholder')
      ? `<input placeholder="a" class="${list}">`
      : `<div class="${list}"><i></i><i></i></div>`,
  )
  page.open()
  page.write(
    `<!doctype html><style>@layer base { *, ::before, ::after { border: 0 solid } }</style><style>${css}</style><main>${elements.join('')}</main>`,
  )
  page.close()
  const view = frame.contentWindow!
  const pen = document.createElement('canvas').getContext('2d', { colorSpace: 'display-p3', willReadFrequently: true })!
  const written = /(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)|transparent/g

  const found = [...page.querySelectorAll('main > *')].map((element, index) => drawn(carried(element, classes[index]!)))
  frame.remove()
  return found

  function carried(element: Element, list: string): string {
    const style = view.getComputedStyle(element)
    const [utility = ''] = list
      .split(' ')
      .at(list.includes('ring-2') || list.includes('-2 ') ? 1 : 0)!
      .split('-')
    if (list.startsWith('bg-gradient')) {
      const colours = style.backgroundImage.match(written) ?? []
      return colours[list.includes('to-white') ? 0 : 1] ?? ''
    }
    if (utility === 'ring') {
      const shadows = style.boxShadow.split(/,(?![^(]*\))/)
      return shadows.find((shadow) => shadow.includes('2px'))?.match(written)?.[0] ?? ''
    }
    if (utility === 'divide') {
      for (const child of element.children) {
        const own = view.getComputedStyle(child)
        if (own.borderTopWidth === '2px') return own.borderTopColor
        if (own.borderBottomWidth === '2px') return own.borderBottomColor
      }
      return ''
    }
    if (utility === 'placeholder') return view.getComputedStyle(element, '::placeholder').color
    const properties: Record<string, string> = {
      bg: 'background-color',
      text: 'color',
      border: 'border-top-color',
      decoration: 'text-decoration-color',
      outline: 'outline-color',
      fill: 'fill',
      caret: 'caret-color',
      accent: 'accent-color',
    }
    return style.getPropertyValue(properties[utility] ?? '')
  }

  /** On white and on black, so that what shines through counts, too. */
  function drawn(colour: string): string {
    if (!colour) return 'none'
    const on = (ground: string) => {
      pen.fillStyle = ground
      pen.fillRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    return [...on('white'), ...on('black')].join(' ')
  }
}
