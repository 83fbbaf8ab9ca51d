import { describe, expect, test } from 'vitest'
import { toV3 } from './to-v3.ts'

const classesOf = (className: string, element?: string[]) => {
  const mapping = toV3(className, element && { element })
  return mapping.ok ? mapping.classes.join(' ') : mapping
}

describe('renamed scales', () => {
  test.each([
    ['shadow-2xs', 'shadow-[0_1px_rgb(0_0_0/0.05)]'],
    ['shadow-xs', 'shadow-sm'],
    ['shadow-sm', 'shadow'],
    ['shadow-md', 'shadow-md'],
    ['rounded-xs', 'rounded-sm'],
    ['rounded-sm', 'rounded'],
    ['rounded-4xl', 'rounded-[2rem]'],
    ['rounded-ss-xs', 'rounded-ss-sm'],
    ['blur-xs', 'blur-sm'],
    ['blur-sm', 'blur'],
    ['backdrop-blur-xs', 'backdrop-blur-sm'],
    ['backdrop-blur-sm', 'backdrop-blur'],
    ['drop-shadow-xs', 'drop-shadow-sm'],
    ['drop-shadow-sm', 'drop-shadow-[0_1px_2px_rgb(0_0_0/0.15)]'],
    ['drop-shadow-2xl', 'drop-shadow-[0_25px_25px_rgb(0_0_0/0.15)]'],
    ['text-shadow-2xs', '[text-shadow:0_1px_0_rgb(0_0_0/0.15)]'],
    ['inset-shadow-2xs', 'shadow-[inset_0_1px_rgb(0_0_0/0.05)]'],
    ['inset-shadow-sm', 'shadow-[inset_0_2px_4px_rgb(0_0_0/0.05)]'],
  ])('%s → %s', (v4, v3) => expect(classesOf(v4)).toBe(v3))
})

describe('outlines, rings and borders', () => {
  test.each([
    ['outline-hidden', 'outline-none'],
    ['outline-none', '[outline-style:none]'],
    ['outline', 'outline-1 outline'],
    ['outline-2', 'outline-2 outline'],
    ['-outline-offset-2', '-outline-offset-2'],
    ['ring', 'ring-1 ring-current'],
    ['ring-3', 'ring ring-current'],
    ['ring-5', 'ring-[5px] ring-current'],
    ['focus:ring-2', 'focus:ring-2 focus:ring-current'],
    ['ring-primary-600', 'ring-primary-600'],
    ['inset-ring', 'ring-1 ring-inset ring-current'],
    ['inset-ring-primary-600', 'ring-primary-600'],
    ['border', 'border border-current'],
    ['border-t-3', 'border-t-[3px] border-current'],
    ['border-b-0', 'border-b-0'],
    ['divide-y', 'divide-y divide-current'],
    ['divide-x-2', 'divide-x-2 divide-current rtl:divide-x-reverse'],
    ['space-x-4', 'space-x-4 rtl:space-x-reverse'],
    ['space-y-4', 'space-y-4'],
  ])('%s → %s', (v4, v3) => expect(classesOf(v4)).toBe(v3))

  test.each([
    ['ring-2', ['ring-2', 'ring-red-500'], 'ring-2'],
    ['ring-2', ['ring-2', 'hover:ring-red-500'], 'ring-2 ring-current'],
    ['hover:ring-2', ['hover:ring-2', 'ring-(--color)'], 'hover:ring-2'],
    ['border', ['border', 'border-secondary-200/50'], 'border'],
    ['border', ['border', 'border-[#123456]'], 'border'],
    ['outline-2', ['outline-2', 'outline-dashed'], 'outline-2'],
    ['space-x-4', ['space-x-4', 'space-x-reverse'], 'space-x-4'],
  ])('%s among %j → %s', (v4, element, v3) => expect(classesOf(v4, element)).toBe(v3))
})

describe('backgrounds and colours', () => {
  test.each([
    ['bg-linear-to-r', 'bg-gradient-to-r'],
    ['bg-linear-to-r/oklch', 'bg-[linear-gradient(to_right_in_oklch,var(--tw-gradient-stops))]'],
    ['bg-linear-45', 'bg-[linear-gradient(45deg,var(--tw-gradient-stops))]'],
    ['-bg-linear-45', 'bg-[linear-gradient(-45deg,var(--tw-gradient-stops))]'],
    ['bg-radial', 'bg-[radial-gradient(var(--tw-gradient-stops))]'],
    ['bg-radial-[at_25%_25%]', 'bg-[radial-gradient(at_25%_25%,var(--tw-gradient-stops))]'],
    ['bg-conic', 'bg-[conic-gradient(var(--tw-gradient-stops))]'],
    ['-bg-conic-30', 'bg-[conic-gradient(from_-30deg,var(--tw-gradient-stops))]'],
    ['bg-size-[10px_20px]', 'bg-[length:10px_20px]'],
    ['bg-position-[10px_20px]', 'bg-[position:10px_20px]'],
    ['bg-top-left', 'bg-left-top'],
    ['object-top-left', 'object-left-top'],
    ['bg-primary-600/50', 'bg-primary-600/50'],
    ['bg-primary-600/8', 'bg-primary-600/[0.08]'],
    ['bg-current/50', 'bg-[color:color-mix(in_oklab,currentColor_50%,transparent)]'],
    ['from-13%', 'from-[13%]'],
  ])('%s → %s', (v4, v3) => expect(classesOf(v4)).toBe(v3))
})

describe('important marks, variables and the theme', () => {
  test.each([
    ['flex!', '!flex'],
    ['hover:-mt-4!', 'hover:!-mt-4'],
    ['w-(--x)', 'w-[var(--x)]'],
    ['bg-(color:--x)', 'bg-[color:var(--x)]'],
    ['shadow-(--x)', 'shadow-[shadow:var(--x)]'],
    ['px-[calc(--spacing(4)-1px)]', 'px-[calc(1rem-1px)]'],
    ['rounded-[calc(var(--radius-xl)-1px)]', 'rounded-[calc(0.75rem-1px)]'],
    ['[padding:--spacing(18)]', '[padding:4.5rem]'],
    ['[--gap:--spacing(4)]', '[--gap:1rem]'],
    ['[mask-type:luminance]', '[mask-type:luminance]'],
  ])('%s → %s', (v4, v3) => expect(classesOf(v4)).toBe(v3))
})

describe('values off the scales of version 3', () => {
  test.each([
    ['w-18', 'w-[4.5rem]'],
    ['-mt-13', '-mt-[3.25rem]'],
    ['w-xs', 'w-[20rem]'],
    ['min-w-7xl', 'min-w-[80rem]'],
    ['basis-md', 'basis-[28rem]'],
    ['max-w-2xs', 'max-w-[18rem]'],
    ['max-w-xs', 'max-w-xs'],
    ['top-1/5', 'top-[20%]'],
    ['max-w-1/2', 'max-w-[50%]'],
    ['-translate-x-1/2', '-translate-x-1/2'],
    ['grid-cols-15', 'grid-cols-[repeat(15,minmax(0,1fr))]'],
    ['col-span-15', 'col-[span_15/span_15]'],
    ['z-60', 'z-[60]'],
    ['order-13', 'order-[13]'],
    ['line-clamp-7', 'line-clamp-[7]'],
    ['columns-13', 'columns-[13]'],
    ['opacity-37', 'opacity-[0.37]'],
    ['scale-97', 'scale-[0.97]'],
    ['rotate-30', 'rotate-[30deg]'],
    ['duration-250', 'duration-[250ms]'],
    ['border-3', 'border-[3px] border-current'],
    ['flex-2', 'flex-[2]'],
    ['aspect-4/3', 'aspect-[4/3]'],
    ['brightness-37', 'brightness-[0.37]'],
    ['text-sm/6', 'text-sm/6'],
    ['text-sm/5.5', 'text-sm/[1.375rem]'],
    ['leading-13', 'leading-[3.25rem]'],
    ['h-lh', 'h-[1lh]'],
    ['h-dvw', 'h-[100dvw]'],
    ['w-dvh', 'w-[100dvh]'],
    ['size-dvh', 'size-[100dvh]'],
    ['h-dvh', 'h-dvh'],
  ])('%s → %s', (v4, v3) => expect(classesOf(v4)).toBe(v3))
})

describe('other names and arbitrary properties', () => {
  test.each([
    ['translate-4', 'translate-x-4 translate-y-4'],
    ['skew-3', 'skew-x-3 skew-y-3'],
    ['inset-s-4', 'start-4'],
    ['pbs-4', '[padding-block-start:1rem]'],
    ['-mbe-4', '[margin-block-end:-1rem]'],
    ['block-10', '[block-size:2.5rem]'],
    ['max-inline-sm', '[max-inline-size:24rem]'],
    ['field-sizing-content', '[field-sizing:content]'],
    ['scheme-light-dark', '[color-scheme:light_dark]'],
    ['wrap-anywhere', '[overflow-wrap:anywhere]'],
    ['wrap-break-word', 'break-words'],
    ['font-stretch-75%', '[font-stretch:75%]'],
    ['zoom-50', '[zoom:50%]'],
    ['tab-4', '[tab-size:4]'],
    ['scrollbar-thin', '[scrollbar-width:thin]'],
    ['transition-discrete', '[transition-behavior:allow-discrete]'],
    ['transition-[opacity,translate,scale]', 'transition-[opacity,transform]'],
    ['backface-hidden', '[backface-visibility:hidden]'],
    ['justify-center-safe', '[justify-content:safe_center]'],
    ['items-baseline-last', '[align-items:last_baseline]'],
    ['@container', '[container-type:inline-size]'],
    ['@container/main', '[container:main/inline-size]'],
    ['size-4', 'size-4'],
    ['shrink-0', 'shrink-0'],
    ['flex-grow', 'grow'],
    ['text-balance', 'text-balance'],
    ['line-clamp-3', 'line-clamp-3'],
    ['accent-primary-600', 'accent-primary-600'],
    ['group/menu', 'group/menu'],
  ])('%s → %s', (v4, v3) => expect(classesOf(v4)).toBe(v3))
})

describe('masks', () => {
  test.each([
    ['mask-b-from-50%', '[mask-image:linear-gradient(to_bottom,black_50%,transparent)]'],
    ['mask-t-to-30%', '[mask-image:linear-gradient(to_top,black,transparent_30%)]'],
    ['mask-r-from-10', '[mask-image:linear-gradient(to_right,black_2.5rem,transparent)]'],
    ['mask-radial-from-40%', '[mask-image:radial-gradient(black_40%,transparent)]'],
    ['md:mask-radial-to-[70%]', 'md:[mask-image:radial-gradient(black,transparent_70%)]'],
    [
      'mask-x-from-80%',
      '[mask-image:linear-gradient(to_right,black_80%,transparent),linear-gradient(to_left,black_80%,transparent)] [mask-composite:intersect]',
    ],
    ['mask-[linear-gradient(black,transparent)]', '[mask-image:linear-gradient(black,transparent)]'],
  ])('%s → %s', (v4, v3) => expect(classesOf(v4)).toBe(v3))

  test('an element has one', () => {
    expect(classesOf('mask-b-from-50%', ['mask-b-from-50%', 'mask-t-from-50%'])).toMatchObject({ ok: false })
    expect(classesOf('mask-b-from-50%', ['mask-b-from-50%', 'mask-b-to-80%'])).toMatchObject({ ok: false })
    expect(classesOf('mask-b-from-50%', ['mask-b-from-50%', 'md:mask-b-from-80%'])).toMatch(/^\[mask-image/)
  })
})

describe('classes without a form', () => {
  test.each([
    ['mask-none', 'no such mask'],
    ['mask-b-from-black/50', 'no such mask'],
    ['mask-linear-45', 'no such mask'],
    ['rotate-x-45', 'in the plane'],
    ['translate-z-4', 'in the plane'],
    ['transform-3d', 'in the plane'],
    ['perspective-near', 'in the plane'],
    ['border-bs', 'block direction'],
    ['border-be-red-500', 'block direction'],
    ['text-shadow-red-500', 'colour a text shadow'],
    ['drop-shadow-red-500/50', 'colour a drop shadow'],
    ['inset-shadow-red-500', 'colour an inset shadow'],
    ['scrollbar-thumb-red-500', 'colour a scrollbar'],
    ['via-none', 'middle stop'],
    ['duration-initial', 'resets a variable'],
    ['ring-inherit', 'cannot inherit'],
    ['bg-inherit/50', 'inherited colour'],
    ['bg-mauve-500', 'no palette named mauve'],
    ['bg-(--color-primary-600)', 'declares none'],
    ['w-[--theme(--spacing)]', 'a function of Tailwind CSS 4'],
    ['w-[theme(--breakpoint-sm)]', 'a function of Tailwind CSS 4'],
    ['bg-primary-600/half', 'not an opacity'],
    ['not-group-hover:flex', 'variant “not-group-hover:”'],
    ['before:first:flex', 'without states'],
    ['looks-nice', 'not in the table'],
    ['[color:red]/50', 'not in the table'],
    ['constructor', 'not in the table'],
    ['constructor:flex', 'variant “constructor:”'],
  ])('%s: %s', (v4, reason) => {
    expect(classesOf(v4)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
      help: expect.any(String),
    })
  })

  test.each([
    ['inset-ring', ['inset-ring', 'ring-2']],
    ['inset-shadow-sm', ['inset-shadow-sm', 'shadow-lg']],
  ])('%s among %j', (v4, element) => {
    expect(classesOf(v4, element)).toMatchObject({ ok: false, reason: expect.stringContaining('on one element') })
  })
})
