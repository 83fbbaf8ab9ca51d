import inertia from '@inertiajs/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import laravel from 'laravel-vite-plugin';
import { defineConfig } from 'vite';

/** The starter kit's, without wayfinder, which asks artisan; and that of a plain project for what lies in blade/. */
export default defineConfig(({ mode }) => ({
    plugins:
        mode === 'blade'
            ? [
                  laravel({
                      input: [
                          'blade/resources/css/app.css',
                          'blade/resources/js/app.js',
                      ],
                      buildDirectory: 'build-blade',
                  }),
                  tailwindcss(),
              ]
            : [
                  laravel({
                      input: ['resources/css/app.css', 'resources/js/app.tsx'],
                  }),
                  inertia(),
                  react(),
                  tailwindcss(),
              ],
}));
