<a href="{{ route('dashboard') }}" class="flex items-center gap-2.5 rounded-md text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400 dark:text-white">
    <x-millwork.mark class="size-7" />
    {{ config('app.name') }}
</a>
