<div class="grid max-w-md gap-5 p-5 sm:p-6">{{ $slot }}</div>
