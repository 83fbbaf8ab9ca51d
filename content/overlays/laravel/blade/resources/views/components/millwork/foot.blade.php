<div class="flex items-center gap-4 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">{{ $slot }}</div>
