<x-millwork.auth-layout title="Confirm your email address" description="Open the link that we have sent you.">
    <x-millwork.status>
        @if (session('status') === 'verification-link-sent')
            A new link is on its way to you.
        @endif
    </x-millwork.status>
    <form method="post" action="{{ route('verification.send') }}" class="grid">
        @csrf
        <x-millwork.submit>Send a new link</x-millwork.submit>
    </form>
    <form method="post" action="{{ route('logout') }}" class="mt-6 text-center">
        @csrf
        <button type="submit" class="rounded-sm text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400">Sign out</button>
    </form>
</x-millwork.auth-layout>
