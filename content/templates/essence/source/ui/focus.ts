/**
 * Puts the focus on what is about to be drawn, as soon as it is there and seen: within a second, or not at all. As much
 * as fits of what it stands in comes into view.
 */
export function focusSoon(id: string, frame = '', tries = 60) {
  requestAnimationFrame(() => {
    const wanted = document.getElementById(id)
    wanted?.focus({ preventScroll: true })
    if (!wanted || document.activeElement !== wanted) {
      if (tries > 0) focusSoon(id, frame, tries - 1)
      return
    }
    const seen = (frame && wanted.closest(frame)) || wanted
    seen.scrollIntoView({ block: 'nearest' })
  })
}
