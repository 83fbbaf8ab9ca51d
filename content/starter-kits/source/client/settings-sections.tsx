/**
 * @title Settings in sections
 * @description What people may set, with an outlet for each form.
 * @layout padded
 * @order 24
 */
export default function SettingsSections() {
  return (
    <div className="grid gap-10">
      <section aria-labelledby="profile-heading" className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        <div>
          <h2 id="profile-heading" className="text-secondary-950 text-base/7 font-semibold dark:text-white">
            Profile
          </h2>
          <p className="text-secondary-600 dark:text-secondary-400 mt-1 text-sm/6 text-pretty">
            Your name stands on invoices and beside what you do.
          </p>
        </div>
        <div className="ring-secondary-950/10 rounded-xl bg-white p-5 shadow-xs ring-1 sm:p-6 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
          <div className="max-w-md">{/* outlet: profileForm */}</div>
        </div>
      </section>
      <section aria-labelledby="password-heading" className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        <div>
          <h2 id="password-heading" className="text-secondary-950 text-base/7 font-semibold dark:text-white">
            Password
          </h2>
          <p className="text-secondary-600 dark:text-secondary-400 mt-1 text-sm/6 text-pretty">
            Changing it signs you out everywhere but here.
          </p>
        </div>
        <div className="ring-secondary-950/10 rounded-xl bg-white p-5 shadow-xs ring-1 sm:p-6 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
          <div className="max-w-md">{/* outlet: passwordForm */}</div>
        </div>
      </section>
      <section aria-labelledby="theme-heading" className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        <div>
          <h2 id="theme-heading" className="text-secondary-950 text-base/7 font-semibold dark:text-white">
            Theme
          </h2>
          <p className="text-secondary-600 dark:text-secondary-400 mt-1 text-sm/6 text-pretty">Kept on this device.</p>
        </div>
        <div className="ring-secondary-950/10 rounded-xl bg-white p-5 shadow-xs ring-1 sm:p-6 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
          <div className="max-w-md">{/* outlet: themeChoice */}</div>
        </div>
      </section>
      <section aria-labelledby="delete-account-heading" className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        <div>
          <h2 id="delete-account-heading" className="text-secondary-950 text-base/7 font-semibold dark:text-white">
            Delete account
          </h2>
          <p className="text-secondary-600 dark:text-secondary-400 mt-1 text-sm/6 text-pretty">
            This removes everything at once, and cannot be undone.
          </p>
        </div>
        <div className="ring-secondary-950/10 rounded-xl bg-white p-5 shadow-xs ring-1 sm:p-6 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
          <div className="max-w-md">{/* outlet: deleteAccount */}</div>
        </div>
      </section>
    </div>
  )
}
