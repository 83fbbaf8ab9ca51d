import SecurityControls from '@/components/security-controls'
import SecurityLayers from '@/components/security-layers'
import SecurityNever from '@/components/security-never'
import SecuritySteps from '@/components/security-steps'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/security',
  'Security · Finbank',
  'What protects an account at Finbank: a card you can freeze, the law, the name check, the people who watch at night, and what we never say.',
)

export default function Page() {
  return (
    <>
      <SecurityControls />
      <SecurityLayers />
      <SecurityNever />
      <SecuritySteps />
    </>
  )
}
