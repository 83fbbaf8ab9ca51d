/** Classes beyond Tailwind's list: off the scales, with opacity, with values in brackets and parentheses. */
export const extras = `
  w-18 -mt-13 p-4.5 gap-13 inset-x-1/7 size-13 min-h-18 max-h-7/8 basis-17 block-13 min-inline-18 pbs-13 -mbe-13 scroll-mbs-7
  z-60 -z-5 order-13 -order-13 grid-cols-15 grid-rows-13 col-span-15 row-span-13 col-start-14 -col-end-14 col-4 row-5
  flex-2 flex-3/7 grow-2 shrink-3 columns-13 aspect-4/3 aspect-[7/5] line-clamp-7 opacity-37 opacity-2.5
  scale-97 -scale-x-97 scale-y-33 rotate-30 -rotate-30 skew-4 -skew-x-4 translate-13 -translate-y-13 translate-x-1/7
  duration-250 delay-250 border-3 border-x-3 border-s-5 divide-x-3 divide-y-5 outline-3 outline-offset-3 -outline-offset-3
  ring-3 ring-5 ring-offset-3 inset-ring-3 decoration-3 underline-offset-3 -underline-offset-3 stroke-5 tab-3 zoom-33
  brightness-37 contrast-33 saturate-33 grayscale-33 invert-33 sepia-33 hue-rotate-17 -hue-rotate-17 backdrop-opacity-37
  backdrop-brightness-37 backdrop-grayscale-33 leading-13 leading-5.5 indent-13 text-sm/6 text-sm/5.5 text-base/13 text-lg/none
  text-xl/[30px] text-[15px] text-[15px]/6 text-[15px]/5.5 from-13% via-13% to-13% border-spacing-13
  bg-blue-500/50 bg-blue-500/8 bg-blue-500/2.5 bg-blue-500/[12%] bg-blue-500/[0.37] text-blue-500/8 border-blue-500/8 ring-blue-500/8
  divide-blue-500/8 outline-blue-500/8 decoration-blue-500/8 fill-blue-500/8 stroke-blue-500/8 accent-blue-500/8
  caret-blue-500/8 placeholder-blue-500/8 from-blue-500/8 via-blue-500/8 to-blue-500/8 shadow-blue-500/8 inset-ring-blue-500/8
  ring-offset-blue-500/8 bg-current/50 text-current/50 border-current/8 ring-current/50 bg-white/10 bg-black/5 bg-transparent/50
  bg-primary-600 text-secondary-500/70 bg-[#123456] bg-[#123456]/50 bg-[rgb(1,2,3)]/8 bg-[oklch(0.7_0.1_200)] bg-[oklch(0.7_0.1_200)]/50
  shadow-lg/50 shadow-sm/37 shadow-[0_1px_2px_red] shadow-[0_0_0_1px_rgb(1_2_3/0.5),0_2px_4px_red] inset-shadow-[0_1px_2px_red] drop-shadow-[0_1px_2px_red]
  text-shadow-[0_1px_2px_red] bg-linear-37 -bg-linear-37 bg-linear-to-r/srgb bg-linear-to-r/oklch bg-linear-45/hsl
  bg-linear-[37deg] bg-linear-[37deg,red,blue_60%] bg-radial-[at_25%_25%] bg-radial-[circle_at_50%_75%,red,rgb(1,2,3)] bg-conic-37
  bg-conic-[from_37deg] bg-size-[10px_20px] bg-position-[10px_20px] bg-[size:10px_20px] bg-[length:10px_20px] bg-[position:10px_20px]
  bg-[url(about:blank)] bg-left-top bg-gradient-to-r object-[10px_20px] object-left-top origin-[10px_20px]
  w-(--x) w-[3px] -mt-[3px] -mt-(--x) bg-(--c) bg-(color:--c) text-(--c) text-(length:--x) border-(--c) border-(length:--x) ring-(--c)
  ring-(length:--x) outline-(--c) outline-(length:--x) decoration-(--c) decoration-(length:--x) stroke-(--c) stroke-(length:--x) fill-(--c) accent-(--c)
  divide-(--c) from-(--c) shadow-(--s) shadow-(color:--c) inset-shadow-(--s) drop-shadow-(--s) text-shadow-(--s) bg-(--c)/50
  bg-(color:--c)/8 z-(--n) opacity-(--n) flex-(--n) grid-cols-(--g) columns-(--n) duration-(--t) rotate-(--a) translate-(--x)
  -translate-x-(--x) scale-(--n) blur-(--x) leading-(--x) tracking-(--x) rounded-(--x) grow-[3] flex-[2_2_0%] font-[450] font-[family-name:serif]
  ease-(--e) ease-[steps(4)] animate-[spin_1s] animate-(--s) will-change-[opacity] content-['x'] content-["x_y"] list-[square] cursor-[grab] align-[3px]
  transition-[width,translate] transition-[opacity,scale,rotate] transition-[height] transform-[rotate(10deg)] filter-[blur(2px)]
  w-[calc(100%-2rem)] h-[calc(100dvh-(--spacing(16)))] px-[calc(--spacing(4)-1px)] rounded-[calc(var(--radius-xl)-1px)]
  grid-cols-[1fr_auto] grid-cols-[repeat(2,minmax(0,1fr))] col-[1/3] col-span-[3] row-[span_2] max-w-[min(100%,30rem)] max-w-screen-md
  border-[3px] border-[#123] border-[3px_1px] [mask-type:luminance] [width:3px] ring-[3px] ring-[#123] line-clamp-[9]
  shrink-0 flex-shrink-0 flex-grow overflow-ellipsis decoration-slice order-none break-words start-4 -end-4 end-1/5 start-auto
  outline outline-hidden outline-none rounded blur shadow drop-shadow backdrop-blur ring inset-ring border divide-x divide-y
  @container @container/main @container-normal font-features-["ss01"] mt-4! -mt-4! bg-blue-500! ring! outline-2! translate-4!
`
  .split(/\s+/)
  .filter(Boolean)
