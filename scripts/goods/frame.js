// Runs first in a preview. The frame has no storage and no theme of its own: both live in its window's name, which
// stays when somebody follows a link, and the page around says when the theme changes.
;(() => {
  const mark = 'goods-preview:'
  const known = () => {
    try {
      return window.name.startsWith(mark) ? JSON.parse(window.name.slice(mark.length)) : {}
    } catch {
      return {}
    }
  }
  const keep = (change) => {
    window.name = mark + JSON.stringify({ ...known(), ...change })
  }

  try {
    void window.localStorage
  } catch {
    const stored = () => known().stored ?? {}
    const storage = {
      getItem: (key) => stored()[key] ?? null,
      setItem: (key, value) => keep({ stored: { ...stored(), [key]: String(value) } }),
      removeItem: (key) =>
        keep({ stored: Object.fromEntries(Object.entries(stored()).filter(([name]) => name !== key)) }),
      clear: () => keep({ stored: {} }),
      key: (index) => Object.keys(stored())[index] ?? null,
      get length() {
        return Object.keys(stored()).length
      },
    }
    // Read as properties, too.
    const value = new Proxy(storage, {
      get: (target, key) => (key in target ? target[key] : (stored()[key] ?? undefined)),
      set: (_target, key, text) => (storage.setItem(key, text), true),
      deleteProperty: (_target, key) => (storage.removeItem(key), true),
      has: (target, key) => key in target || key in stored(),
    })
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value, configurable: true })
  }

  // Once the page is there nobody is focused by it any more, and scripts that come later find their first element.
  const restore = (root) => {
    for (const element of root.querySelectorAll('[data-preview-autofocus]')) {
      element.removeAttribute('data-preview-autofocus')
      element.setAttribute('autofocus', '')
    }
    for (const { content } of root.querySelectorAll('template')) restore(content)
  }
  window.addEventListener('DOMContentLoaded', () => restore(document), true)

  if (window.parent === window) return
  const real = window.matchMedia.bind(window)
  const lists = new Set()
  window.matchMedia = (query) => {
    const [, wanted] = /^\s*\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)\s*$/.exec(query) ?? []
    if (!wanted) return real(query)
    const list = new EventTarget()
    const matches = () => (known().theme ? known().theme === wanted : real(query).matches)
    Object.defineProperties(list, { matches: { get: matches }, media: { value: query } })
    Object.assign(list, {
      onchange: null,
      addListener: (listener) => list.addEventListener('change', listener),
      removeListener: (listener) => list.removeEventListener('change', listener),
    })
    lists.add(list)
    return list
  }
  window.addEventListener('message', ({ data, source }) => {
    if (source !== window.parent || data?.type !== 'goods-preview:theme') return
    if (known().theme === data.theme) return
    // What was chosen inside gives way to what is chosen outside.
    keep({ theme: data.theme, stored: {} })
    for (const list of lists) {
      const event = Object.assign(new Event('change'), { matches: list.matches, media: list.media })
      list.dispatchEvent(event)
      list.onchange?.(event)
    }
  })
  window.parent.postMessage({ type: 'goods-preview:here', path: location.pathname }, '*')
  window.addEventListener('DOMContentLoaded', () =>
    window.parent.postMessage({ type: 'goods-preview:here', path: location.pathname, title: document.title }, '*'),
  )
})()
