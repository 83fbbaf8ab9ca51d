/**
 * @title Divider with new messages label
 * @description A red line with the number of new messages and their day between what was read in a channel and what was not, which stands on tinted ground.
 * @keywords unread separator, unread marker, chat divider, new since last visit, message separator
 * @layout padded
 * @order 3
 * @part AUI-C15-3
 */
const read = [
  {
    name: 'Renée Fontaine',
    time: 'Monday, 4:52 PM',
    text: 'FN-2044 is loaded. Six pallets, all strapped.',
    src: '/media/avatars/avatar-21.webp',
  },
  {
    name: 'Minh Tran',
    time: '5:10 PM',
    text: 'Thanks. I leave at 9:30 in the morning.',
    src: '/media/avatars/avatar-02.webp',
  },
]

const unread = [
  {
    name: 'Harpreet Gill',
    time: '7:05 AM',
    text: 'Snow on the pass. Chains are in the blue box.',
    src: '/media/avatars/avatar-07.webp',
  },
  {
    name: 'Amara Okonkwo',
    time: '7:12 AM',
    text: 'Spokane knows. They take you until 6 PM.',
    src: '/media/avatars/avatar-04.webp',
  },
]

export default function DividerWithNewMessagesLabel() {
  return (
    <section
      aria-labelledby="channel-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="channel-heading" className="bg-secondary-950 px-5 py-3 text-base/6 font-semibold text-white sm:px-6">
        # tacoma-depot
      </h2>
      <div className="grid gap-3 px-5 pt-4 sm:px-6">
        {read.map((message) => (
          <div key={message.name} className="flex gap-3 text-sm/5">
            <img src={message.src} alt="" width={256} height={256} className="size-10 rounded-full" />
            <p className="min-w-0 text-secondary-600 dark:text-secondary-400">
              <span className="font-semibold text-secondary-950 dark:text-white">{message.name}</span> {message.time}
              <span className="block text-secondary-700 dark:text-secondary-300">{message.text}</span>
            </p>
          </div>
        ))}
      </div>
      <div
        role="separator"
        aria-label="New messages since Tuesday, March 17"
        className="relative z-10 mt-1 -mb-4 flex items-center gap-3"
      >
        <span aria-hidden="true" className="h-0.5 flex-1 bg-red-600 dark:bg-red-400" />
        <span
          aria-hidden="true"
          className="rounded-full bg-red-600 px-4 py-1 text-sm/6 font-semibold text-white shadow-xs"
        >
          <bdi>2 new since Tuesday, March 17</bdi>
        </span>
        <span aria-hidden="true" className="h-0.5 flex-1 bg-red-600 dark:bg-red-400" />
      </div>
      <div className="grid gap-3 bg-red-50 px-5 pt-7 pb-4 sm:px-6 dark:bg-red-400/10">
        {unread.map((message) => (
          <div key={message.name} className="flex gap-3 text-sm/5">
            <img src={message.src} alt="" width={256} height={256} className="size-10 rounded-full" />
            <p className="min-w-0 text-secondary-600 dark:text-secondary-400">
              <span className="font-semibold text-secondary-950 dark:text-white">{message.name}</span> {message.time}
              <span className="block font-medium text-secondary-950 dark:text-white">{message.text}</span>
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
