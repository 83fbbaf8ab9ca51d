import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { Icons } from '#shared/tools/button/kit.ts'
import { type ButtonDesign, type ChoiceKey, firstDesign, segmentNames, settled } from '#shared/tools/button/options.ts'
import { ColourControl } from './colour-control.tsx'
import { IconControl } from './icon-control.tsx'
import { LabelControl } from './label-control.tsx'
import { titles } from './titles.ts'

type Props = {
  design: ButtonDesign
  icons: Icons
  onChange: (part: Partial<ButtonDesign>) => void
  onIcons: () => void
  /** Brings what an icon needs to be drawn; false where that failed. */
  onIcon: (ref: string) => Promise<boolean>
}

/** All that can be chosen of a button. What means nothing beside another choice is not offered. */
export const Controls = memo(function Controls({ design, icons, onChange, onIcons, onIcon }: Props) {
  const { group, tag, iconOnly, variant } = settled(design)
  const isFlat = variant === 'ghost' || variant === 'link'
  const choice = <Key extends ChoiceKey>(key: Key) => {
    const { label, options } = titles[key]
    return (
      <Row key={key} label={label}>
        <Segmented
          label={label}
          options={options.map(([value, title]) => ({ value: value as string, label: title }))}
          value={design[key]}
          onChange={(value) => onChange({ ...wordsFor(design, key, value), [key]: value } as Partial<ButtonDesign>)}
          className={clsx('w-full', options.length === 6 && 'max-sm:grid max-sm:grid-cols-3 max-sm:[&>label]:px-1')}
        />
      </Row>
    )
  }

  return (
    <div className="grid content-start gap-8">
      <Group title="Look">
        {choice('variant')}
        {variant === 'solid' && choice('tone')}
        <ColourControl value={design.color} onChange={(color) => onChange({ color })} />
      </Group>
      <Group title="Content">
        <LabelControl
          value={group === 'segmented' ? namesIn(design.label) : design.label}
          isList={group === 'segmented'}
          onChange={(label) => onChange({ label })}
        />
        <div className="grid grid-cols-2 gap-3">
          <IconControl
            label={iconOnly ? 'Icon' : 'Icon before'}
            value={settled(design).start}
            icons={icons}
            onNear={onIcons}
            onTake={onIcon}
            onChange={(start) => onChange({ start, ...(start === '' && { iconOnly: false }) })}
          />
          {group === 'none' && !iconOnly && (
            <IconControl
              label="Icon after"
              value={design.end}
              icons={icons}
              onNear={onIcons}
              onTake={onIcon}
              onChange={(end) => onChange({ end })}
              isLast
            />
          )}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          {group !== 'split' && (
            <Checkbox
              label="Icon only"
              checked={iconOnly}
              onChange={({ target }) => onChange({ iconOnly: target.checked })}
            />
          )}
          <Checkbox
            label="Full width"
            checked={design.full}
            onChange={({ target }) => onChange({ full: target.checked })}
          />
        </div>
      </Group>
      <Group title="Shape">
        {choice('size')}
        {choice('radius')}
        {!iconOnly && choice('weight')}
      </Group>
      <Group title="Surface">
        {!isFlat && choice('shadow')}
        {!isFlat && group !== 'segmented' && choice('edge')}
        {choice('focus')}
        {choice('press')}
      </Group>
      <Group title="Use">
        {choice('group')}
        {group === 'none' && choice('tag')}
        {group === 'none' && tag === 'button' && choice('state')}
      </Group>
    </div>
  )
})

/** A group needs several names, and a single button one: what was never written is put in its place. */
function wordsFor({ group, label }: ButtonDesign, key: ChoiceKey, value: string): Partial<ButtonDesign> {
  if (key !== 'group' || value === group) return {}
  if (value === 'segmented' && !label.includes(',')) return { label: segmentNames('').join(', ') }
  return group === 'segmented' && label === segmentNames('').join(', ') ? { label: firstDesign.label } : {}
}

/** What the group shows, as it is written: a label that lists nothing has the usual names. */
const namesIn = (label: string) => (label.includes(',') ? label : segmentNames('').join(', '))

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <h2 className="text-sm font-semibold text-ink">{title}</h2>
      {children}
    </section>
  )
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span aria-hidden className="text-[0.8125rem] text-muted">
        {label}
      </span>
      {children}
    </div>
  )
}
