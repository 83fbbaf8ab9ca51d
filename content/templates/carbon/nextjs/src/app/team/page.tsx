import TeamHead from '@/components/team-head'
import TeamJoin from '@/components/team-join'
import TeamPeople from '@/components/team-people'
import TeamSchedule from '@/components/team-schedule'
import TeamSeals from '@/components/team-seals'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/team',
  'Team · Carbon Engineers',
  'Fourteen people in Portland and Buffalo as a schedule: initials, role, license and office; three seals; two open jobs.',
)

export default function Page() {
  return (
    <>
      <TeamHead />
      <TeamPeople />
      <TeamSchedule />
      <TeamSeals />
      <TeamJoin />
    </>
  )
}
