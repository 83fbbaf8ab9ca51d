import { defineConfig } from 'vitest/config';

// Without Laravel's plugin, which refuses to serve where CI is set.
export default defineConfig({ test: { environment: 'node' } });
