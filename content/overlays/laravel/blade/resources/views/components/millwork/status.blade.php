{{-- What the server says has happened. --}}
@if (trim($slot) !== '')
    <p role="status" class="mb-5 rounded-lg bg-primary-50 px-3.5 py-2.5 text-sm/6 text-pretty text-primary-900 dark:bg-primary-400/10 dark:text-primary-100">{{ $slot }}</p>
@endif
