/** How long nothing scrolls before the page rests, and how long a drawing is being drawn, in milliseconds. */
const pause = 1200
const drawn = 2200

/**
 * Drawings draw themselves once, as they come into view. The script in the head has said that they wait; this says “go”
 * to each, and answers a function that stops watching. They wait only while somebody scrolls: a page that rests holds
 * whole drawings, so that a picture of all of it shows no empty frame.
 */
export function drawInView(): () => void {
  const page = document.documentElement
  const drawings = [...document.querySelectorAll<SVGElement>('figure svg')]
  if (!('IntersectionObserver' in window)) {
    delete page.dataset.draw
    return () => {}
  }
  for (const drawing of drawings) drawing.dataset.draw ??= 'wait'

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof SVGElement) draw(target, page.dataset.draw === 'rest' ? 'done' : 'go')
    },
    { rootMargin: '0px 0px -12% 0px' },
  )
  function draw(drawing: SVGElement, how: string) {
    drawing.dataset.draw = how
    watcher.unobserve(drawing)
    // It stays drawn, also where a browser would begin anew, as for a picture of the whole page.
    if (how === 'go') window.setTimeout(() => (drawing.dataset.draw = 'done'), drawn)
  }

  let timer = 0
  let height = window.innerHeight
  function rest() {
    window.clearTimeout(timer)
    // What shows an edge already is drawn now, so that it is not taken back by the next scroll.
    for (const drawing of drawings) {
      const { top, bottom } = drawing.getBoundingClientRect()
      if (drawing.dataset.draw === 'wait' && bottom > 0 && top < window.innerHeight) draw(drawing, 'go')
    }
    page.dataset.draw = 'rest'
  }
  function move() {
    page.dataset.draw = 'each'
    window.clearTimeout(timer)
    timer = window.setTimeout(rest, pause)
  }
  /** A window that grows by half is not a reader’s: a picture of the whole page is being taken. */
  function grow() {
    if (window.innerHeight > height * 1.5) {
      window.clearTimeout(timer)
      for (const drawing of drawings) draw(drawing, 'done')
      page.dataset.draw = 'rest'
    }
    height = window.innerHeight
  }

  for (const drawing of drawings) watcher.observe(drawing)
  window.addEventListener('scroll', move, { passive: true })
  window.addEventListener('resize', grow)
  move()
  const later = window.setTimeout(() => layOut(drawings), pause)
  return () => {
    watcher.disconnect()
    window.clearTimeout(timer)
    window.clearTimeout(later)
    window.removeEventListener('scroll', move)
    window.removeEventListener('resize', grow)
  }
}

/** Those further down are laid out one by one once the page is there, so that whoever finds or prints one has it. */
function layOut([drawing, ...others]: SVGElement[]) {
  if (!drawing) return
  drawing.style.contentVisibility = 'visible'
  setTimeout(() => layOut(others), 100)
}
