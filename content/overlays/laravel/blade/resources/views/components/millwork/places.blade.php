{{-- Where the navigation leads, at the side and in the drawer. --}}
<ul role="list" class="grid gap-0.5">
    <x-millwork.place :href="route('dashboard')" :current="request()->routeIs('dashboard')">Dashboard</x-millwork.place>
    <x-millwork.place :href="route('settings.profile')" :current="request()->routeIs('settings.*')">Settings</x-millwork.place>
</ul>
