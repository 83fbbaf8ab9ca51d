<!DOCTYPE html>
<html lang="{{ str_replace('_', '-', app()->getLocale()) }}" @class(['dark' => ($appearance ?? 'system') === 'dark'])>
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Page not found – {{ config('app.name') }}</title>
    <script>
        (function () {
            let theme = @json($appearance ?? null);
            try { theme = localStorage.getItem('appearance') ?? localStorage.getItem('theme') ?? theme } catch {}
            if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
                document.documentElement.classList.add('dark')
            }
        })()
    </script>
    @vite('resources/css/app.css')
</head>
<body>
    <main class="grid min-h-dvh place-items-center bg-white px-4 py-16 dark:bg-secondary-950">
        <div class="max-w-md text-center">
            <p class="text-sm/6 font-medium text-secondary-600 tabular-nums dark:text-secondary-400">Error 404</p>
            <h1 class="mt-2 text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white">This page does not exist</h1>
            <p class="mt-4 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">The address may be mistyped, or the page has moved. Everything else is where it was.</p>
            <a href="{{ url('/') }}" class="mt-8 inline-block rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400">Go to the front page</a>
        </div>
    </main>
</body>
</html>
