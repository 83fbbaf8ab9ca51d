import { useState } from 'react';

export type Appearance = 'light' | 'dark' | 'system';

const saved = () =>
    (localStorage.getItem('appearance') as Appearance | null) ?? 'system';

function show(appearance: Appearance) {
    const isDark =
        appearance === 'dark' ||
        (appearance === 'system' &&
            window.matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.classList.toggle('dark', isDark);
}

export function initializeTheme() {
    show(saved());
    window
        .matchMedia('(prefers-color-scheme: dark)')
        .addEventListener('change', () => show(saved()));
}

/** Stands in for the hook of the starter kit, which answers the same names. */
export function useAppearance() {
    const [appearance, setAppearance] = useState(saved);

    function updateAppearance(mode: Appearance) {
        localStorage.setItem('appearance', mode);
        setAppearance(mode);
        show(mode);
    }

    return { appearance, updateAppearance } as const;
}
