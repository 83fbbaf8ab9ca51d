<x-millwork.settings-layout title="Security">
    <x-millwork.section title="Password" description="A long one that you use nowhere else.">
        <form method="post" action="{{ route('user-password.update') }}" novalidate>
            @csrf
            @method('put')
            <x-millwork.body>
                <x-millwork.field bag="updatePassword" name="current_password" label="Current password" type="password" autocomplete="current-password" />
                <x-millwork.field bag="updatePassword" name="password" label="New password" type="password" autocomplete="new-password" />
                <x-millwork.field bag="updatePassword" name="password_confirmation" label="Confirm password" type="password" autocomplete="new-password" />
            </x-millwork.body>
            <x-millwork.foot>
                <x-millwork.submit>Change password</x-millwork.submit>
                <p role="status" class="text-sm/6 text-secondary-600 dark:text-secondary-300">{{ session('status') === 'password-updated' ? 'Saved.' : '' }}</p>
            </x-millwork.foot>
        </form>
    </x-millwork.section>
</x-millwork.settings-layout>
