<x-millwork.settings-layout title="Profile">
    <x-millwork.section title="Profile" description="Your name, and the address you sign in with.">
        <form method="post" action="{{ route('user-profile-information.update') }}" novalidate>
            @csrf
            @method('put')
            <x-millwork.body>
                <x-millwork.field bag="updateProfileInformation" name="name" label="Name" :value="auth()->user()->name" autocomplete="name" />
                <x-millwork.field bag="updateProfileInformation" name="email" label="Email" type="email" :value="auth()->user()->email" autocomplete="username" />
            </x-millwork.body>
            <x-millwork.foot>
                <x-millwork.submit>Save changes</x-millwork.submit>
                <p role="status" class="text-sm/6 text-secondary-600 dark:text-secondary-300">{{ session('status') === 'profile-information-updated' ? 'Saved.' : '' }}</p>
            </x-millwork.foot>
        </form>
    </x-millwork.section>

    <x-millwork.section title="Delete account" description="It is gone at once, with everything in it.">
        <form method="post" action="{{ route('account.destroy') }}" novalidate>
            @csrf
            @method('delete')
            <x-millwork.body>
                <x-millwork.field bag="deleteAccount" name="password" label="Your password" type="password" autocomplete="current-password" />
            </x-millwork.body>
            <x-millwork.foot>
                <x-millwork.submit tone="danger">Delete account</x-millwork.submit>
            </x-millwork.foot>
        </form>
    </x-millwork.section>
</x-millwork.settings-layout>
