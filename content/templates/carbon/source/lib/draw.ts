/**
 * Drawings draw themselves once, as they come into view. The script in the head has said that they wait; this says “go”
 * to each, and answers a function that stops watching.
 */
export function drawInView(): () => void {
  const page = document.documentElement
  const drawings = document.querySelectorAll<SVGElement>('figure svg')
  if (!('IntersectionObserver' in window)) {
    delete page.dataset.draw
    return () => {}
  }
  for (const drawing of drawings) drawing.dataset.draw ??= 'wait'
  page.dataset.draw = 'each'
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof SVGElement)) continue
        target.dataset.draw = 'go'
        watcher.unobserve(target)
      }
    },
    { rootMargin: '0px 0px -12% 0px' },
  )
  for (const drawing of drawings) watcher.observe(drawing)
  return () => watcher.disconnect()
}
