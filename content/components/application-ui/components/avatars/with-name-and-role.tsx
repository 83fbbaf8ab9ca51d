/**
 * @title Avatars with name and role
 * @description A contact card with avatars and their text in three sizes: name, role and email, then name and role as a link, then the name alone.
 * @keywords user info, person, author, profile row, user card, avatar with text, contact
 * @layout padded
 * @order 5
 * @part AUI-C02-5
 */
export default function AvatarsWithNameAndRole() {
  return (
    <div className="mx-auto max-w-sm rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="flex items-center gap-4 p-5 sm:p-6">
        <img
          src="/media/avatars/avatar-04.webp"
          alt=""
          width={256}
          height={256}
          className="size-16 shrink-0 rounded-full"
        />
        <div className="min-w-0 text-sm/5">
          <p className="text-base/6 font-semibold text-secondary-950 dark:text-white">Amara Okonkwo</p>
          <p className="text-secondary-600 dark:text-secondary-400">Head of operations</p>
          <a
            href="mailto:amara@fenn.example"
            className="inline-block max-w-full rounded-sm py-2.5 font-medium wrap-break-word text-primary-700 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:text-primary-300 dark:focus-visible:outline-primary-400"
          >
            amara@fenn.example
          </a>
        </div>
      </div>
      <div className="grid gap-4 border-t border-secondary-950/10 p-5 sm:px-6 dark:border-white/10">
        <a
          href="#"
          className="group flex items-center gap-3 rounded-lg focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
        >
          <img src="/media/avatars/avatar-07.webp" alt="" width={256} height={256} className="size-10 rounded-full" />
          <span className="text-sm/5">
            <span className="block font-medium text-secondary-950 group-hover:underline dark:text-white">
              Harpreet Gill
            </span>
            <span className="text-secondary-600 dark:text-secondary-400">Depot manager</span>
          </span>
        </a>
        <div className="flex items-center gap-3 ps-1">
          <img src="/media/avatars/avatar-02.webp" alt="" width={256} height={256} className="size-8 rounded-full" />
          <p className="ps-1 text-sm/6 font-medium text-secondary-950 dark:text-white">Minh Tran</p>
        </div>
      </div>
    </div>
  )
}
