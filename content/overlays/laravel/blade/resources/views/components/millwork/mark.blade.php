{{-- Replace with your logo. --}}
<svg aria-hidden="true" viewBox="0 0 32 32" {{ $attributes->class('text-primary-600 dark:text-primary-500') }}>
    <path fill="currentColor" d="M4 5h24v6h-3v16h-6V11h-6v16H7V11H4z" />
</svg>
