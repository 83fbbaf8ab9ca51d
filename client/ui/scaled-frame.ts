/** What a frame's box and place come to, set by script because the policy of these pages knows no style attributes. */
export type FrameFit = {
  /** Pixels within the frame; null for the whole room. */
  width: number | null
  /** Pixels within the frame; null while the stylesheet holds its height. */
  height: number | null
  /** How large it is shown, 1 for life-size; null while the stylesheet says so. */
  scale: number | null
}

/** Shows a frame smaller than life where its width asks for that; what follows moves up to where it ends. */
export function fitFrame({ style }: HTMLElement, { width, height, scale }: FrameFit) {
  if (height !== null) style.height = `${height}px`
  if (scale === null) return
  const isScaled = scale < 1
  style.width = width === null ? '100%' : `${width}px`
  style.maxWidth = isScaled ? 'none' : '100%'
  style.transformOrigin = '0 0'
  style.transform = isScaled ? `scale(${scale})` : 'none'
  if (!isScaled) style.marginBottom = '0px'
  else if (height !== null) style.marginBottom = `${height * (scale - 1)}px`
}
