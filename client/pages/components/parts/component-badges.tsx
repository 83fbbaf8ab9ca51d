import { Badge } from '#client/ui/badge.tsx'

/** What makes the code of a component open to everyone, if anything does. */
export const ComponentBadges = ({ free, ofTheDay = false }: { free: boolean; ofTheDay?: boolean }) => (
  <>
    {free && <Badge tone="success">Free</Badge>}
    {ofTheDay && !free && <Badge tone="accent">Open today</Badge>}
  </>
)
