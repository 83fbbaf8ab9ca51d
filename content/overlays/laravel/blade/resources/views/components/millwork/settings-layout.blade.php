{{-- The settings: their heading, and their pages beside each other. --}}
@props(['title'])
<x-millwork.app-layout :title="$title">
    <h1 class="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Settings</h1>
    <nav aria-label="Settings" class="mt-4 border-b border-secondary-950/10 dark:border-white/10">
        <ul role="list" class="flex gap-6">
            @foreach (['profile' => 'Profile', 'security' => 'Security', 'appearance' => 'Appearance'] as $page => $name)
                <li class="flex">
                    <a href="{{ route('settings.'.$page) }}" @if (request()->routeIs('settings.'.$page)) aria-current="page" @endif class="-mb-px rounded-sm border-b-2 border-transparent py-3 text-sm/6 font-medium text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white">{{ $name }}</a>
                </li>
            @endforeach
        </ul>
    </nav>
    <div class="mt-8 grid gap-10">{{ $slot }}</div>
</x-millwork.app-layout>
