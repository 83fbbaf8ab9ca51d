{{-- The frame of the product's pages: places at the side, on phones in a drawer. Menu and drawer open without a script. --}}
@props(['title'])
<x-millwork.document :title="$title">
    <div class="flex min-h-dvh flex-col bg-secondary-100 lg:flex-row dark:bg-secondary-950">
        <a href="#main" class="sr-only rounded-lg bg-white px-4 py-2 text-sm/6 font-semibold text-secondary-950 shadow-lg ring-1 ring-secondary-950/10 focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-30 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400 dark:bg-secondary-800 dark:text-white dark:ring-white/10">Skip to content</a>
        <nav aria-label="Main" class="hidden w-64 shrink-0 flex-col gap-6 overflow-y-auto p-4 lg:sticky lg:top-0 lg:flex lg:h-dvh">
            <div class="flex h-10 items-center px-2.5"><x-millwork.home-link /></div>
            <x-millwork.places />
        </nav>

        <div class="flex min-w-0 flex-1 flex-col lg:p-2 lg:ps-0">
            <header class="flex h-16 shrink-0 items-center gap-2 px-4 sm:px-6 lg:h-14 lg:px-2">
                <button type="button" popovertarget="menu" class="-ms-2 grid size-10 place-items-center rounded-lg text-secondary-600 hover:bg-secondary-950/5 hover:text-secondary-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400 lg:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white">
                    <span class="sr-only">Open main menu</span>
                    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" class="size-6"><path d="M3.75 6.75h16.5M3.75 12h16.5m-16.5 5.25h16.5" /></svg>
                </button>
                <nav id="menu" popover aria-label="Main, on phones" class="inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-72 bg-secondary-50 p-4 shadow-lg backdrop:bg-secondary-950/50 dark:bg-secondary-900 dark:backdrop:bg-secondary-950/75">
                    <x-millwork.places />
                </nav>
                <div class="lg:hidden"><x-millwork.home-link /></div>

                <button type="button" popovertarget="account" class="ms-auto grid size-10 place-items-center rounded-full text-sm/6 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400">
                    <span class="sr-only">Account of {{ auth()->user()->name }}</span>
                    <span class="grid size-9 place-items-center rounded-full bg-primary-100 text-primary-800 dark:bg-primary-400/20 dark:text-primary-200">
                        <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor" class="size-5"><path d="M10 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.465 14.493a1.23 1.23 0 0 0 .41 1.412A9.957 9.957 0 0 0 10 18c2.31 0 4.438-.784 6.131-2.1.43-.333.604-.903.408-1.41a7.002 7.002 0 0 0-13.074.003Z" /></svg>
                    </span>
                </button>
                <div id="account" popover class="fixed inset-auto end-4 top-14 m-0 w-64 rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10">
                    <p class="mb-1.5 border-b border-secondary-950/10 px-2.5 pt-1 pb-2.5 text-sm/5 wrap-break-word dark:border-white/10">
                        <span class="block font-medium text-secondary-950 dark:text-white">{{ auth()->user()->name }}</span>
                        <span class="block text-secondary-600 dark:text-secondary-300">{{ auth()->user()->email }}</span>
                    </p>
                    <a href="{{ route('settings.profile') }}" class="block rounded-lg px-2.5 py-2 text-sm/5 text-secondary-900 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400 dark:text-white dark:hover:bg-white/10">Settings</a>
                    <form method="post" action="{{ route('logout') }}">
                        @csrf
                        <button type="submit" class="block w-full rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400 dark:text-white dark:hover:bg-white/10">Sign out</button>
                    </form>
                </div>
            </header>
            <main id="main" tabindex="-1" class="flex-1 bg-white px-4 py-6 ring-1 ring-secondary-950/10 focus:outline-hidden sm:px-6 lg:rounded-xl lg:px-8 lg:py-8 lg:shadow-xs dark:bg-secondary-900 dark:ring-white/10 dark:lg:shadow-none">
                <div class="mx-auto max-w-5xl">{{ $slot }}</div>
            </main>
        </div>
    </div>
</x-millwork.document>
