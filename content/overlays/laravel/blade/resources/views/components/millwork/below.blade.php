<p class="mt-6 text-center text-sm/6 text-secondary-600 dark:text-secondary-400">{{ $slot }}</p>
