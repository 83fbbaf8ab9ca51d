<x-millwork.auth-layout title="Confirm your password" description="What comes next is for you only.">
    <form method="post" action="{{ route('password.confirm') }}" novalidate class="grid gap-5">
        @csrf
        <x-millwork.field name="password" label="Password" type="password" autocomplete="current-password" />
        <x-millwork.submit>Confirm</x-millwork.submit>
    </form>
</x-millwork.auth-layout>
