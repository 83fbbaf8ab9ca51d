<x-millwork.auth-layout title="Choose a new password">
    <form method="post" action="{{ route('password.update') }}" novalidate class="grid gap-5">
        @csrf
        <input type="hidden" name="token" value="{{ $token }}">
        <x-millwork.field name="email" label="Email" type="email" :value="$email" autocomplete="username" readonly />
        <x-millwork.field name="password" label="New password" type="password" autocomplete="new-password" />
        <x-millwork.field name="password_confirmation" label="Confirm password" type="password" autocomplete="new-password" />
        <x-millwork.submit>Save password</x-millwork.submit>
    </form>
</x-millwork.auth-layout>
