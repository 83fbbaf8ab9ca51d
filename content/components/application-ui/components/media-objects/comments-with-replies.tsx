/**
 * @title Comments with replies
 * @description Use for threads under a document or a task, where an answer belongs to what it answers.
 * @free
 * @layout padded
 * @order 1
 */
const thread = {
  person: 'Claire Dubois',
  avatar: '/media/avatars/avatar-06.webp',
  time: 'Yesterday, 4:12 PM',
  text: 'The second photograph shows the old shade. Do we have one of the new glaze, or should the page wait until Thursday?',
  replies: [
    {
      person: 'Tomás Herrera',
      avatar: '/media/avatars/avatar-02.webp',
      time: 'Yesterday, 5:03 PM',
      text: 'The new ones come out of the kiln tomorrow morning. I can photograph two before noon.',
    },
    {
      person: 'Claire Dubois',
      avatar: '/media/avatars/avatar-06.webp',
      time: 'Today, 9:15 AM',
      text: 'Two are enough. I move the launch to 3 PM.',
    },
  ],
}

export default function CommentsWithReplies() {
  return (
    <article aria-label={`Comment by ${thread.person}`} className="mx-auto flex max-w-2xl gap-4">
      <img src={thread.avatar} alt="" width={256} height={256} className="size-10 shrink-0 rounded-full sm:size-12" />
      <div className="min-w-0 flex-1">
        <header className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">{thread.person}</h3>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">{thread.time}</p>
        </header>
        <p className="mt-1 text-base/7 text-pretty text-secondary-700 sm:text-sm/6 dark:text-secondary-300">
          {thread.text}
        </p>
        <ul
          role="list"
          className="mt-5 grid gap-5 border-s-2 border-secondary-950/10 ps-4 sm:ps-5 dark:border-white/10"
        >
          {thread.replies.map((reply) => (
            <li key={reply.time} className="flex gap-3">
              <img src={reply.avatar} alt="" width={256} height={256} className="size-8 shrink-0 rounded-full" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-3 text-sm/6">
                  <span className="font-semibold text-secondary-950 dark:text-white">{reply.person}</span>
                  <span className="text-secondary-600 dark:text-secondary-400">{reply.time}</span>
                </p>
                <p className="text-base/7 text-pretty text-secondary-700 sm:text-sm/6 dark:text-secondary-300">
                  {reply.text}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="-ms-2.5 mt-4 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Reply
          <span className="sr-only"> to {thread.person}</span>
        </button>
      </div>
    </article>
  )
}
