<x-millwork.app-layout title="Dashboard">
    <h1 class="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Dashboard</h1>
    <p class="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">How things stand.</p>
    <div class="mt-8 space-y-10">
        <x-millwork.figures />
        <x-millwork.projects />
        <x-millwork.invoices />
    </div>
</x-millwork.app-layout>
