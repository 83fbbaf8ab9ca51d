@props(['tone' => 'primary'])
<button type="submit" {{ $attributes->class([
    'rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 motion-reduce:transition-none',
    'bg-primary-600 hover:bg-primary-700 focus-visible:outline-primary-600 active:bg-primary-800 dark:focus-visible:outline-primary-400' => $tone === 'primary',
    'bg-red-700 hover:bg-red-800 focus-visible:outline-red-700 active:bg-red-900 dark:focus-visible:outline-red-400' => $tone === 'danger',
]) }}>{{ $slot }}</button>
