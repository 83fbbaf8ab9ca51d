<form wire:submit="save" novalidate class="grid max-w-md gap-5">
    <x-millwork.status>{{ session('status') }}</x-millwork.status>
    <x-millwork.field wire:model="name" name="name" label="Name" :value="$name" autocomplete="name" />
    <x-millwork.submit wire:loading.attr="disabled">Save changes</x-millwork.submit>
</form>
