<x-millwork.auth-layout title="Create your account">
    <form method="post" action="{{ route('register') }}" novalidate class="grid gap-5">
        @csrf
        <x-millwork.field name="name" label="Name" autocomplete="name" />
        <x-millwork.field name="email" label="Email" type="email" autocomplete="username" />
        <x-millwork.field name="password" label="Password" type="password" autocomplete="new-password" />
        <x-millwork.field name="password_confirmation" label="Confirm password" type="password" autocomplete="new-password" />
        <x-millwork.submit>Create account</x-millwork.submit>
    </form>
    <x-millwork.below>Have an account? <x-millwork.text-link :href="route('login')">Sign in</x-millwork.text-link></x-millwork.below>
</x-millwork.auth-layout>
