import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasPhp } from '../stand-ins/blade.ts';
import { forms, pages, problems } from '../stand-ins/pages.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const below = (pattern: string) =>
    globSync(pattern, { cwd: root }).filter(
        (file) => !file.startsWith('node_modules'),
    );

const stack = [
    '@headlessui/react',
    '@heroicons/react',
    '@inertiajs/react',
    'clsx',
    'react',
];
const ofStarterKit = ['@/hooks/use-appearance'];
const sources = below('resources/js/{components,layouts,pages}/**/*.{ts,tsx}');

test.each(sources)(
    '%s imports only itself, the stack and what the starter kit has',
    (file) => {
        const imports = [...read(file).matchAll(/from '([^']+)'/g)].map(
            ([, name]) => name!,
        );
        const others = imports.filter(
            (name) =>
                !name.startsWith('.') &&
                !ofStarterKit.includes(name) &&
                !/^@\/(components\/millwork|layouts)\//.test(name) &&
                !stack.some(
                    (one) => name === one || name.startsWith(`${one}/`),
                ),
        );
        expect(others).toEqual([]);
    },
);

const listed = (file: string) =>
    [
        ...(
            /It replaces:\n\n```\n([^`]+)```/.exec(read(file))?.[1] ?? ''
        ).matchAll(/^\S+$/gm),
    ].map(([path]) => path);

test('what MILLWORK.md says is replaced is what lies here', () => {
    const own = [
        'resources/css/app.css',
        ...below('resources/js/{layouts,pages}/**/*.tsx'),
    ];
    expect(listed('MILLWORK.md')).toEqual(own.toSorted());
    expect(listed('blade/MILLWORK.md')).toEqual([
        'resources/css/app.css',
        'resources/js/app.js',
    ]);
});

test.each(['MILLWORK.md', 'blade/MILLWORK.md'])(
    '%s says what was not run',
    (file) =>
        expect(read(file)).toContain(
            '**Composer and artisan were not run by us.**',
        ),
);

test('the versions that MILLWORK.md installs are those that were built here', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    const told = ['MILLWORK.md', 'blade/MILLWORK.md'].flatMap((file) => [
        ...read(file).matchAll(/(?<= )(@?[\w/-]+)@(\d[\d.]+)/g),
    ]);
    expect(told.length).toBe(4);

    for (const [, name, version] of told) {
        expect([name, dependencies[name!]]).toEqual([name, version]);
    }
});

test('every page of the stand-in is one of the overlay, and the other way round', () => {
    const shown = Object.values(pages).map(
        ({ component }) => `resources/js/pages/${component}.tsx`,
    );
    expect(shown.toSorted()).toEqual(
        below('resources/js/pages/**/*.tsx').toSorted(),
    );
});

test('an empty sign-in is told what is missing', () =>
    expect(
        problems(forms['POST /login']!, { email: 'ines@lintel.example' }),
    ).toEqual({ password: 'The password field is required.' }));

const php = below('{blade,stand-ins}/**/*.php').filter(
    (file) => !file.endsWith('.blade.php'),
);

test.skipIf(!hasPhp).each(php)(
    'php -l %s (not run where PHP is not installed)',
    (file) => {
        const { status, stdout } = spawnSync('php', ['-l', file], {
            cwd: root,
            encoding: 'utf8',
        });
        expect([status, stdout]).toEqual([
            0,
            `No syntax errors detected in ${file}\n`,
        ]);
    },
);
