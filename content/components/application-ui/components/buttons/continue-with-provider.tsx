/**
 * @title Continue with provider buttons
 * @description A stack of white sign-in buttons on brand ground for outside accounts, the last used one marked, and a row of marks for the others.
 * @keywords social login, social buttons, sign in with Google, sign in with Apple, OAuth, SSO, GitHub, Microsoft
 * @free
 * @layout padded
 * @order 7
 * @part AUI-C07-7
 */
export default function ContinueWithProviderButtons() {
  return (
    <section
      aria-labelledby="sign-in-heading"
      className="mx-auto grid max-w-xl items-center gap-6 rounded-xl bg-primary-700 p-5 sm:grid-cols-5 sm:p-8 dark:bg-primary-900"
    >
      <div className="sm:col-span-2">
        {/* Replace with your logo */}
        <p className="text-lg/7 font-semibold text-white">Tidewell</p>
        <h2
          id="sign-in-heading"
          className="mt-2 text-3xl font-semibold tracking-tight text-balance text-white sm:mt-20"
        >
          Your books are where you left them
        </h2>
      </div>
      <div className="grid gap-3 sm:col-span-3">
        <button
          type="button"
          className="flex w-full items-center gap-3 rounded-lg bg-white px-3.5 py-3 text-start text-sm/6 font-semibold text-secondary-900 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-primary-200 motion-reduce:transition-none"
        >
          <svg aria-hidden="true" viewBox="0 0 48 48" className="size-5 shrink-0">
            <path
              fill="#ea4335"
              d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
            />
            <path
              fill="#4285f4"
              d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
            />
            <path
              fill="#fbbc05"
              d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
            />
            <path
              fill="#34a853"
              d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
            />
          </svg>
          Continue with Google
          <span className="ms-auto rounded-full bg-primary-100 px-2 py-0.5 text-xs/5 font-medium whitespace-nowrap text-primary-800 ring-1 ring-primary-600/20 ring-inset">
            Last used
          </span>
        </button>
        <button
          type="button"
          className="flex w-full items-center gap-3 rounded-lg bg-white px-3.5 py-3 text-start text-sm/6 font-semibold text-secondary-900 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-primary-200 motion-reduce:transition-none"
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" fill="currentColor" className="size-5 shrink-0">
            <path d="M11.182.008C11.148-.03 9.923.023 8.857 1.18c-1.066 1.156-.902 2.482-.878 2.516s1.52.087 2.475-1.258.762-2.391.728-2.43m3.314 11.733c-.048-.096-2.325-1.234-2.113-3.422s1.675-2.789 1.698-2.854-.597-.79-1.254-1.157a3.7 3.7 0 0 0-1.563-.434c-.108-.003-.483-.095-1.254.116-.508.139-1.653.589-1.968.607-.316.018-1.256-.522-2.267-.665-.647-.125-1.333.131-1.824.328-.49.196-1.422.754-2.074 2.237-.652 1.482-.311 3.83-.067 4.56s.625 1.924 1.273 2.796c.576.984 1.34 1.667 1.659 1.899s1.219.386 1.843.067c.502-.308 1.408-.485 1.766-.472.357.013 1.061.154 1.782.539.571.197 1.111.115 1.652-.105.541-.221 1.324-1.059 2.238-2.758q.52-1.185.473-1.282" />
          </svg>
          Continue with Apple
        </button>
        <div className="grid grid-cols-3 gap-3">
          <button
            type="button"
            title="Continue with GitHub"
            className="flex justify-center rounded-lg bg-white px-3.5 py-3 font-semibold text-secondary-900 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-primary-200 motion-reduce:transition-none"
          >
            <span className="sr-only">Continue with GitHub</span>
            <svg aria-hidden="true" viewBox="0 0 16 16" fill="currentColor" className="size-5">
              <path d="M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82.64-.18 1.32-.27 2-.27s1.36.09 2 .27c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8" />
            </svg>
          </button>
          <button
            type="button"
            title="Continue with Microsoft"
            className="flex justify-center rounded-lg bg-white px-3.5 py-3 font-semibold text-secondary-900 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-primary-200 motion-reduce:transition-none"
          >
            <span className="sr-only">Continue with Microsoft</span>
            <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
              <path fill="#f25022" d="M1 1h8.5v8.5H1z" />
              <path fill="#7fba00" d="M10.5 1H19v8.5h-8.5z" />
              <path fill="#00a4ef" d="M1 10.5h8.5V19H1z" />
              <path fill="#ffb900" d="M10.5 10.5H19V19h-8.5z" />
            </svg>
          </button>
          <button
            type="button"
            title="Continue with Facebook"
            className="flex justify-center rounded-lg bg-white px-3.5 py-3 font-semibold text-secondary-900 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-primary-200 motion-reduce:transition-none"
          >
            <span className="sr-only">Continue with Facebook</span>
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-5">
              <path
                fill="#1877f2"
                d="M16 8.049c0-4.446-3.582-8.05-8-8.05C3.58 0-.002 3.603-.002 8.05c0 4.017 2.926 7.347 6.75 7.951v-5.625h-2.03V8.05H6.75V6.275c0-2.017 1.195-3.131 3.022-3.131.876 0 1.791.157 1.791.157v1.98h-1.009c-.993 0-1.303.621-1.303 1.258v1.51h2.218l-.354 2.326H9.25V16c3.824-.604 6.75-3.934 6.75-7.951"
              />
            </svg>
          </button>
        </div>
        <p className="text-sm/6 text-primary-100">
          New here?{' '}
          <a
            href="#"
            className="rounded-sm font-semibold text-white underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
          >
            Open an account
          </a>
        </p>
      </div>
    </section>
  )
}
