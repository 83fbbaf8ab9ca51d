<x-millwork.settings-layout title="Appearance">
    <x-millwork.section title="Theme" description="Kept on this device.">
        <fieldset class="p-5 sm:p-6">
            <legend class="sr-only">Theme</legend>
            <div class="grid gap-3 sm:grid-cols-3">
                @foreach (['light' => 'Light', 'dark' => 'Dark', 'system' => 'System'] as $value => $name)
                    <label class="flex cursor-pointer items-center gap-3 rounded-lg px-3.5 py-2.5 text-sm/6 font-medium text-secondary-950 ring-1 ring-secondary-950/15 transition duration-150 hover:bg-secondary-50 has-checked:ring-2 has-checked:ring-primary-600 motion-reduce:transition-none dark:text-white dark:ring-white/15 dark:hover:bg-white/5 dark:has-checked:ring-primary-400">
                        <input type="radio" name="theme" value="{{ $value }}" class="size-4 accent-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:accent-primary-400 dark:focus-visible:outline-primary-400">
                        {{ $name }}
                    </label>
                @endforeach
            </div>
        </fieldset>
    </x-millwork.section>
</x-millwork.settings-layout>
