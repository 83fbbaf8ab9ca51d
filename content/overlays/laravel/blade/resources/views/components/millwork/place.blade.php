{{-- A place of the navigation. --}}
@props(['href', 'current' => false])
<li>
    <a href="{{ $href }}" @if ($current) aria-current="page" @endif class="block rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-white aria-[current=page]:text-secondary-950 aria-[current=page]:shadow-xs aria-[current=page]:ring-1 aria-[current=page]:ring-secondary-950/10 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-white/10 dark:aria-[current=page]:text-white dark:aria-[current=page]:shadow-none dark:aria-[current=page]:ring-white/10">{{ $slot }}</a>
</li>
