import focus from '@alpinejs/focus';
import Alpine from 'alpinejs';
import { saveTheme, watchTheme } from './theme';

// Components name what they do by it in scripts of their own.
window.Alpine = Alpine;
Alpine.plugin(focus);
// By then every script of the page has told Alpine what its component needs.
document.addEventListener('DOMContentLoaded', () => Alpine.start());

// The choice of the theme, where the page has it.
const choices = [...document.querySelectorAll('input[name="theme"]')];
for (const choice of choices)
    choice.addEventListener('change', () => saveTheme(choice.value));
watchTheme((theme) => {
    for (const choice of choices) choice.checked = choice.value === theme;
});

// A form that comes back begins at its first error.
document.querySelector('[aria-invalid="true"]')?.focus();
