<?php

namespace App\Livewire;

use Illuminate\Contracts\View\View;
use Illuminate\Support\Facades\Auth;
use Livewire\Component;

/**
 * The name of the profile as a Livewire component, for projects that have Livewire: <livewire:profile-form />
 */
class ProfileForm extends Component
{
    public string $name = '';

    public function mount(): void
    {
        $this->name = Auth::user()->name;
    }

    public function save(): void
    {
        $validated = $this->validate(['name' => ['required', 'string', 'max:255']]);

        Auth::user()->update($validated);

        session()->flash('status', 'Saved.');
    }

    public function render(): View
    {
        return view('livewire.profile-form');
    }
}
