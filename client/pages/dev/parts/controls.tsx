import { useState } from 'react'
import { Badge } from '#client/ui/badge.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { TabList, tabPanelProps } from '#client/ui/tabs.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const indents = [
  { value: '2', label: '2' },
  { value: '4', label: '4' },
  { value: 'tab', label: 'Tab' },
] as const
const tabs = [
  { key: 'preview', label: 'Preview' },
  { key: 'code', label: 'Code' },
] as const

export function Controls() {
  const [indent, setIndent] = useState<(typeof indents)[number]['value']>('2')

  return (
    <Specimens title="Controls">
      <Specimen name="segmented">
        <Segmented label="Indent" options={indents} value={indent} onChange={setIndent} />
      </Specimen>
      <Specimen name="tabs, tray">
        <Tabs id="ui-tray" look="tray" />
      </Specimen>
      <Specimen name="tabs, line">
        <Tabs id="ui-line" look="line" />
      </Specimen>
      <Specimen name="badge">
        <Badge>12</Badge>
        <Badge tone="accent">Free</Badge>
        <Badge tone="success">Verified</Badge>
      </Specimen>
    </Specimens>
  )
}

function Tabs({ id, look }: { id: string; look: 'tray' | 'line' }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('preview')

  return (
    <div className="grid justify-items-start gap-3">
      <TabList id={id} label={`Tabs as a ${look}`} tabs={tabs} value={tab} onChange={setTab} look={look} />
      {tabs.map(({ key, label }) => (
        <div key={key} {...tabPanelProps(id, key)} hidden={key !== tab} className="text-sm text-muted">
          The panel of {label}.
        </div>
      ))}
    </div>
  )
}
