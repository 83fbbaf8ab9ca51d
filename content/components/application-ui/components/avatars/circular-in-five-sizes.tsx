/**
 * @title Circular avatars in five sizes
 * @description A project with round avatars in five sizes: who leads it, the team, a comment, a reply and the name on its next task.
 * @keywords profile picture, user image, avatar sizes, round picture, user icon
 * @free
 * @layout padded
 * @order 2
 * @part AUI-C02-2
 */
const colleagues = [
  { name: 'María', src: '/media/avatars/avatar-01.webp' },
  { name: 'Jin', src: '/media/avatars/avatar-09.webp' },
  { name: 'Samuel', src: '/media/avatars/avatar-10.webp' },
]

export default function CircularAvatarsInFiveSizes() {
  return (
    <section
      aria-labelledby="project-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center gap-5 bg-primary-950 p-5 sm:px-6">
        <img
          src="/media/avatars/avatar-03.webp"
          alt=""
          width={256}
          height={256}
          className="size-20 shrink-0 rounded-full ring-4 ring-white/15"
        />
        <div className="me-auto">
          <h2 id="project-heading" className="text-2xl/8 font-semibold tracking-tight text-white">
            Catalog cover
          </h2>
          <p className="text-sm/6 text-primary-200">Led by Leyla Demir</p>
        </div>
        <ul role="list" aria-label="Team" className="flex gap-3">
          {colleagues.map((person) => (
            <li key={person.name} className="text-center text-sm/6 text-primary-200">
              <img src={person.src} alt="" width={256} height={256} className="mx-auto size-14 rounded-full" />
              {person.name}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-4 p-5 text-sm/6 sm:px-6">
        <div className="flex gap-3">
          <img
            src="/media/avatars/avatar-05.webp"
            alt=""
            width={256}
            height={256}
            className="size-10 shrink-0 rounded-full"
          />
          <div>
            <p className="font-semibold text-secondary-950 dark:text-white">Bo Lindqvist</p>
            <p className="text-pretty text-secondary-600 dark:text-secondary-400">
              The new serif holds at 8 points. A spread is on your desk.
            </p>
          </div>
        </div>
        <div className="ms-5 flex gap-3 border-s-2 border-secondary-950/10 ps-8 dark:border-white/10">
          <img
            src="/media/avatars/avatar-03.webp"
            alt=""
            width={256}
            height={256}
            className="size-8 shrink-0 rounded-full"
          />
          <div>
            <p className="font-semibold text-secondary-950 dark:text-white">Leyla Demir</p>
            <p className="text-pretty text-secondary-600 dark:text-secondary-400">
              Reads well from across the table. Let’s print the cover with it.
            </p>
          </div>
        </div>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-secondary-50 p-2 ps-4 font-medium text-secondary-950 dark:bg-white/5 dark:text-white">
          Next: print the cover
          <span className="flex items-center gap-2 rounded-full bg-white py-1 ps-1 pe-3 ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10">
            <img src="/media/avatars/avatar-16.webp" alt="" width={256} height={256} className="size-6 rounded-full" />
            Tomasz Wrona
          </span>
        </p>
      </div>
    </section>
  )
}
