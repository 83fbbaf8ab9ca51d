@props(['title', 'description' => null])
<x-millwork.document :title="$title">
    <main id="main" tabindex="-1" class="flex min-h-dvh flex-col items-center justify-center bg-secondary-50 px-4 py-20 focus:outline-hidden dark:bg-secondary-950">
        <x-millwork.mark class="size-10" />
        <h1 class="mt-5 text-center text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">{{ $title }}</h1>
        @if ($description)
            <p class="mt-2 max-w-sm text-center text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{{ $description }}</p>
        @endif
        <div class="mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
            {{ $slot }}
        </div>
    </main>
</x-millwork.document>
