/** Classes without a value that are written alike, and mean the same, in both versions. */
const families = {
  display: `block inline-block inline hidden inline-flex flex grid inline-grid contents list-item flow-root
    table inline-table table-caption table-cell table-column table-column-group table-footer-group
    table-header-group table-row-group table-row`,
  position: `static fixed absolute relative sticky isolate isolation-auto visible invisible collapse
    float-start float-end float-right float-left float-none
    clear-start clear-end clear-right clear-left clear-both clear-none`,
  box: `box-border box-content box-decoration-slice box-decoration-clone decoration-slice decoration-clone
    container sr-only not-sr-only
    object-contain object-cover object-fill object-none object-scale-down
    overflow-auto overflow-x-auto overflow-y-auto overflow-hidden overflow-x-hidden overflow-y-hidden
    overflow-clip overflow-x-clip overflow-y-clip overflow-visible overflow-x-visible overflow-y-visible
    overflow-scroll overflow-x-scroll overflow-y-scroll`,
  flexAndGrid: `flex-row flex-row-reverse flex-col flex-col-reverse flex-wrap flex-nowrap flex-wrap-reverse
    grid-flow-row grid-flow-col grid-flow-dense grid-flow-row-dense grid-flow-col-dense
    space-x-reverse space-y-reverse divide-x-reverse divide-y-reverse`,
  alignment: `place-content-center place-content-start place-content-end place-content-between place-content-around
    place-content-evenly place-content-baseline place-content-stretch
    place-items-center place-items-start place-items-end place-items-baseline place-items-stretch
    place-self-auto place-self-start place-self-end place-self-center place-self-stretch
    content-normal content-center content-start content-end content-between content-around content-evenly
    content-baseline content-stretch
    items-center items-start items-end items-baseline items-stretch
    justify-normal justify-center justify-start justify-end justify-between justify-around justify-evenly
    justify-stretch justify-items-center justify-items-start justify-items-end justify-items-stretch
    justify-self-auto justify-self-start justify-self-end justify-self-center justify-self-stretch
    self-auto self-start self-end self-center self-stretch self-baseline`,
  tables: `table-auto table-fixed caption-top caption-bottom`,
  breaks: `break-before-auto break-before-avoid break-before-all break-before-avoid-page break-before-page
    break-before-left break-before-right break-before-column
    break-inside-auto break-inside-avoid break-inside-avoid-page break-inside-avoid-column
    break-after-auto break-after-avoid break-after-all break-after-avoid-page break-after-page
    break-after-left break-after-right break-after-column`,
  text: `text-left text-center text-right text-justify text-start text-end text-ellipsis text-clip truncate
    text-wrap text-nowrap text-balance text-pretty
    uppercase lowercase capitalize normal-case italic not-italic underline overline line-through no-underline
    antialiased subpixel-antialiased
    normal-nums ordinal slashed-zero lining-nums oldstyle-nums proportional-nums tabular-nums
    diagonal-fractions stacked-fractions
    hyphens-none hyphens-manual hyphens-auto
    whitespace-normal whitespace-nowrap whitespace-pre whitespace-pre-line whitespace-pre-wrap
    whitespace-break-spaces break-normal break-words break-all break-keep`,
  backgrounds: `bg-auto bg-cover bg-contain bg-fixed bg-local bg-scroll bg-none
    bg-top bg-bottom bg-left bg-right bg-center bg-left-top bg-right-top bg-left-bottom bg-right-bottom
    bg-repeat bg-no-repeat bg-repeat-x bg-repeat-y bg-repeat-round bg-repeat-space
    bg-clip-text bg-clip-border bg-clip-padding bg-clip-content
    bg-origin-border bg-origin-padding bg-origin-content
    bg-blend-normal bg-blend-multiply bg-blend-screen bg-blend-overlay bg-blend-darken bg-blend-lighten
    bg-blend-color-dodge bg-blend-color-burn bg-blend-hard-light bg-blend-soft-light bg-blend-difference
    bg-blend-exclusion bg-blend-hue bg-blend-saturation bg-blend-color bg-blend-luminosity
    mix-blend-normal mix-blend-multiply mix-blend-screen mix-blend-overlay mix-blend-darken mix-blend-lighten
    mix-blend-color-dodge mix-blend-color-burn mix-blend-hard-light mix-blend-soft-light mix-blend-difference
    mix-blend-exclusion mix-blend-hue mix-blend-saturation mix-blend-color mix-blend-luminosity
    mix-blend-plus-darker mix-blend-plus-lighter`,
  edges: `outline-dashed outline-dotted outline-double ring-inset`,
  svg: `fill-none stroke-none`,
  motion: `transform transform-cpu transform-gpu transform-none filter backdrop-filter`,
  interaction: `pointer-events-none pointer-events-auto select-none select-text select-all select-auto
    resize resize-none resize-x resize-y accent-auto appearance-none appearance-auto
    touch-auto touch-none touch-manipulation touch-pan-x touch-pan-left touch-pan-right touch-pan-y
    touch-pan-up touch-pan-down touch-pinch-zoom
    scroll-auto scroll-smooth overscroll-auto overscroll-x-auto overscroll-y-auto
    overscroll-contain overscroll-x-contain overscroll-y-contain
    overscroll-none overscroll-x-none overscroll-y-none
    snap-none snap-x snap-y snap-both snap-mandatory snap-proximity
    snap-align-none snap-start snap-end snap-center snap-normal snap-always
    forced-color-adjust-none forced-color-adjust-auto
    contain-none contain-content contain-strict contain-size contain-inline-size contain-layout contain-paint
    contain-style`,
  cursor: `cursor-auto cursor-default cursor-pointer cursor-wait cursor-text cursor-move cursor-help
    cursor-not-allowed cursor-none cursor-context-menu cursor-progress cursor-cell cursor-crosshair
    cursor-vertical-text cursor-alias cursor-copy cursor-no-drop cursor-grab cursor-grabbing cursor-all-scroll
    cursor-col-resize cursor-row-resize cursor-n-resize cursor-e-resize cursor-s-resize cursor-w-resize
    cursor-ne-resize cursor-nw-resize cursor-se-resize cursor-sw-resize cursor-ew-resize cursor-ns-resize
    cursor-nesw-resize cursor-nwse-resize cursor-zoom-in cursor-zoom-out`,
}

/** Utilities that are written alike in both versions. */
export const same: ReadonlySet<string> = new Set(Object.values(families).flatMap((words) => words.split(/\s+/)))

/** Markers that other classes look for; they carry no style. */
export const isMarker = (utility: string) => /^(group|peer)(\/[\w-]+)?$/.test(utility)
