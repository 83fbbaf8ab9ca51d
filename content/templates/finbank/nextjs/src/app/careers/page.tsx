import CareersOpening from '@/components/careers-opening'
import CareersRoles from '@/components/careers-roles'
import CareersHiring from '@/components/careers-hiring'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/careers',
  'Careers · Finbank',
  'Open roles at Finbank with what they pay, how we hire in three weeks, and what comes with the job.',
)

export default function Page() {
  return (
    <>
      <CareersOpening />
      <CareersRoles />
      <CareersHiring />
    </>
  )
}
