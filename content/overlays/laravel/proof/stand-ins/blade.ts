/** Renders the Blade pages by blade.php, where this machine has PHP. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const hasPhp = spawnSync('php', ['-v']).status === 0;

/** Answers how many views were compiled and which pages rendered. Throws with what PHP says is wrong. */
export function renderBlade(): { compiled: number; pages: string[] } {
    const out = join(root, 'rendered');
    rmSync(out, { recursive: true, force: true });
    const { stdout, stderr } = spawnSync(
        'php',
        [
            'stand-ins/blade.php',
            'blade',
            'public/build-blade/manifest.json',
            'rendered',
        ],
        { cwd: root, encoding: 'utf8' },
    );

    if (!stdout.startsWith('{')) {
        throw new Error(`Blade: ${stdout}${stderr}`);
    }

    return JSON.parse(stdout);
}

if (process.argv[1] === import.meta.filename) {
    if (hasPhp) {
        const { compiled, pages } = renderBlade();
        console.log(`${compiled} views compiled, ${pages.length} pages drawn`);
    } else {
        console.log('Blade pages: not run, there is no PHP on this machine');
    }
}
