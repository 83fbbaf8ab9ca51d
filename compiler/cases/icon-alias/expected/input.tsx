import { HeartIcon } from '@heroicons/react/24/outline'
import { HeartIcon as SolidHeartIcon } from '@heroicons/react/24/solid'

export default function Favourites() {
  return (
    <div>
      <HeartIcon className="size-5" />
      <SolidHeartIcon className="size-5" />
    </div>
  )
}
