/**
 * @title Circular avatars in five sizes
 * @description A set of round profile pictures on one line from 24 to 80 pixels, each with its size below and the name of the person as its text.
 * @keywords profile picture, user image, avatar sizes, round picture, user icon
 * @free
 * @layout padded
 * @order 2
 * @part AUI-C02-2
 */
const avatars = [
  { name: 'Leyla Demir', src: '/media/avatars/avatar-03.webp', size: '24', sizeClass: 'size-6' },
  { name: 'Bo Lindqvist', src: '/media/avatars/avatar-05.webp', size: '32', sizeClass: 'size-8' },
  { name: 'Jin Takahashi', src: '/media/avatars/avatar-09.webp', size: '40', sizeClass: 'size-10' },
  { name: 'María Villanueva', src: '/media/avatars/avatar-01.webp', size: '56', sizeClass: 'size-14' },
  { name: 'Samuel Mensah', src: '/media/avatars/avatar-10.webp', size: '80', sizeClass: 'size-20' },
]

export default function CircularAvatarsInFiveSizes() {
  return (
    <ul
      role="list"
      className="mx-auto flex w-fit max-w-full flex-wrap items-end justify-center gap-x-6 gap-y-4 rounded-xl bg-white px-6 py-5 shadow-xs ring-1 ring-secondary-950/10 sm:gap-x-8 sm:px-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      {avatars.map((avatar) => (
        <li key={avatar.size} className="grid justify-items-center gap-2.5">
          <img
            src={avatar.src}
            alt={avatar.name}
            width={256}
            height={256}
            className={`rounded-full ${avatar.sizeClass}`}
          />
          <span className="text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
            <bdi>{avatar.size} px</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
