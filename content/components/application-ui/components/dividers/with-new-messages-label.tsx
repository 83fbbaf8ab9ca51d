/**
 * @title Divider with new messages label
 * @description A red line with the day and the word New between what was read in a conversation and what was not.
 * @keywords unread separator, unread marker, chat divider, new since last visit, message separator
 * @layout padded
 * @order 3
 * @part AUI-C15-3
 */

export default function DividerWithNewMessagesLabel() {
  return (
    <div className="mx-auto max-w-lg">
      <div className="flex gap-3">
        <img src="/media/avatars/avatar-05.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
        <div className="min-w-0">
          <p className="text-sm/5 text-secondary-600 dark:text-secondary-400">
            <span className="font-semibold text-secondary-950 dark:text-white">Bo Lindqvist</span>{' '}
            <time className="tabular-nums">Monday, 4:52 PM</time>
          </p>
          <p className="mt-0.5 text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
            The second proof is with the printer. They promised a sample by noon tomorrow.
          </p>
        </div>
      </div>
      <div role="separator" aria-label="New messages since Tuesday, March 17" className="my-5 flex items-center gap-3">
        <span aria-hidden="true" className="h-px flex-1 bg-red-600 dark:bg-red-400" />
        <span aria-hidden="true" className="text-xs/5 font-medium text-secondary-600 dark:text-secondary-400">
          Tuesday, March 17
        </span>
        <span aria-hidden="true" className="h-px flex-1 bg-red-600 dark:bg-red-400" />
        <span aria-hidden="true" className="rounded-full bg-red-600 px-2 text-xs/5 font-semibold text-white">
          New
        </span>
      </div>
      <div className="flex gap-3">
        <img src="/media/avatars/avatar-03.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
        <div className="min-w-0">
          <p className="text-sm/5 text-secondary-600 dark:text-secondary-400">
            <span className="font-semibold text-secondary-950 dark:text-white">Leyla Demir</span>{' '}
            <time className="tabular-nums">9:14 AM</time>
          </p>
          <p className="mt-0.5 text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">
            Good. I’ll let Halden Print know we need 400 copies, not 300.
          </p>
        </div>
      </div>
    </div>
  )
}
