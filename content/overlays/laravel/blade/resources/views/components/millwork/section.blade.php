{{-- A part of the settings: what it is at the side, and what can be done in a card. --}}
@props(['title', 'description'])
@php($id = str_replace(' ', '-', strtolower($title)))
<section aria-labelledby="{{ $id }}" class="grid gap-x-10 gap-y-6 md:grid-cols-3">
    <div>
        <h2 id="{{ $id }}" class="text-base/7 font-semibold text-secondary-950 dark:text-white">{{ $title }}</h2>
        <p class="mt-1 text-sm/6 text-pretty wrap-break-word text-secondary-600 dark:text-secondary-400">{{ $description }}</p>
    </div>
    <div class="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
        {{ $slot }}
    </div>
</section>
