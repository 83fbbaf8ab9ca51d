{{-- A field with its label, what to know beforehand, and what is wrong. Other attributes go to the input: autocomplete, wire:model. --}}
@props(['name', 'label', 'type' => 'text', 'value' => '', 'hint' => null, 'bag' => 'default', 'aside' => null])
@php
    $id = $bag.'-'.$name;
    $error = $errors->getBag($bag)->first($name);
    $described = trim(($hint ? "$id-hint " : '').($error ? "$id-error" : ''));
@endphp
<div class="grid gap-1.5">
    <div class="flex flex-wrap justify-between gap-x-4">
        <label for="{{ $id }}" class="text-sm/6 font-medium text-secondary-950 dark:text-white">{{ $label }}</label>
        {{ $aside }}
    </div>
    <input
        id="{{ $id }}"
        name="{{ $name }}"
        type="{{ $type }}"
        value="{{ $type === 'password' ? '' : old($name, $value) }}"
        aria-required="true"
        @if ($error) aria-invalid="true" @endif
        @if ($described) aria-describedby="{{ $described }}" @endif
        {{ $attributes->class('w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 read-only:bg-secondary-100 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:read-only:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400') }}
    >
    @if ($hint)
        <p id="{{ $id }}-hint" class="text-sm/6 text-secondary-600 dark:text-secondary-400">{{ $hint }}</p>
    @endif
    @if ($error)
        <p id="{{ $id }}-error" class="text-sm/6 text-red-700 dark:text-red-400">{{ $error }}</p>
    @endif
</div>
