<x-millwork.auth-layout title="Sign in to your account">
    <x-millwork.status>{{ session('status') }}</x-millwork.status>
    <form method="post" action="{{ route('login') }}" novalidate class="grid gap-5">
        @csrf
        <x-millwork.field name="email" label="Email" type="email" autocomplete="username" />
        <x-millwork.field name="password" label="Password" type="password" autocomplete="current-password">
            <x-slot:aside>
                @if (Route::has('password.request'))
                    <x-millwork.text-link :href="route('password.request')">Forgot password?</x-millwork.text-link>
                @endif
            </x-slot:aside>
        </x-millwork.field>
        <label class="flex items-center gap-3 text-sm/6 text-secondary-950 dark:text-white">
            <input type="checkbox" name="remember" class="size-4 accent-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:accent-primary-400 dark:focus-visible:outline-primary-400">
            Remember me
        </label>
        <x-millwork.submit>Sign in</x-millwork.submit>
    </form>
    @if (Route::has('register'))
        <x-millwork.below>New here? <x-millwork.text-link :href="route('register')">Create an account</x-millwork.text-link></x-millwork.below>
    @endif
</x-millwork.auth-layout>
