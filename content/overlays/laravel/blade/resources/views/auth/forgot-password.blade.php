<x-millwork.auth-layout title="Forgot your password?" description="We will email you a link to choose a new one.">
    <x-millwork.status>{{ session('status') }}</x-millwork.status>
    <form method="post" action="{{ route('password.email') }}" novalidate class="grid gap-5">
        @csrf
        <x-millwork.field name="email" label="Email" type="email" autocomplete="username" />
        <x-millwork.submit>Send link</x-millwork.submit>
    </form>
    <x-millwork.below><x-millwork.text-link :href="route('login')">Back to sign in</x-millwork.text-link></x-millwork.below>
</x-millwork.auth-layout>
