import type { ChoiceKey, Choices } from '#shared/tools/button/options.ts'

/** What each choice is called, in the order it is offered. */
export const titles: { [Key in ChoiceKey]: { label: string; options: readonly (readonly [Choices[Key], string])[] } } =
  {
    variant: {
      label: 'Kind',
      options: [
        ['solid', 'Solid'],
        ['soft', 'Soft'],
        ['outline', 'Outline'],
        ['surface', 'Surface'],
        ['ghost', 'Ghost'],
        ['link', 'Link'],
      ],
    },
    tone: {
      label: 'Shade',
      options: [
        ['bright', 'Bright'],
        ['normal', 'Normal'],
        ['deep', 'Deep'],
        ['ink', 'Ink'],
      ],
    },
    size: {
      label: 'Size',
      options: [
        ['xs', '24'],
        ['sm', '32'],
        ['md', '40'],
        ['lg', '44'],
        ['xl', '52'],
      ],
    },
    radius: {
      label: 'Corners',
      options: [
        ['none', '0'],
        ['sm', '4'],
        ['md', '6'],
        ['lg', '8'],
        ['xl', '12'],
        ['full', 'Full'],
      ],
    },
    weight: {
      label: 'Weight',
      options: [
        ['medium', '500'],
        ['semibold', '600'],
        ['bold', '700'],
      ],
    },
    shadow: {
      label: 'Shadow',
      options: [
        ['none', 'None'],
        ['xs', 'xs'],
        ['sm', 'sm'],
        ['md', 'md'],
        ['lg', 'lg'],
        ['glow', 'Glow'],
      ],
    },
    edge: {
      label: 'Ring',
      options: [
        ['auto', 'Usual'],
        ['none', 'None'],
        ['hairline', '1 px'],
        ['bold', '2 px'],
      ],
    },
    focus: {
      label: 'Focus',
      options: [
        ['offset', 'Close'],
        ['wide', 'Wide'],
        ['inside', 'Inside'],
      ],
    },
    press: {
      label: 'Press',
      options: [
        ['none', 'Still'],
        ['sink', 'Sinks'],
        ['shrink', 'Shrinks'],
      ],
    },
    group: {
      label: 'Group',
      options: [
        ['none', 'Single'],
        ['segmented', 'Segmented'],
        ['split', 'Split'],
      ],
    },
    state: {
      label: 'Behaviour',
      options: [
        ['rest', 'Plain'],
        ['loading', 'Loads'],
        ['disabled', 'Disabled'],
      ],
    },
    tag: {
      label: 'Element',
      options: [
        ['button', '<button>'],
        ['link', '<a>'],
      ],
    },
  }
