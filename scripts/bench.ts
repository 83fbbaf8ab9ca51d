/** npm run bench: how long compiling takes; with `app`, how fast the app feels. Not tests: the numbers depend on the machine. */
import { argv } from 'node:process'

if (argv[2] === 'app') await import('./bench/app.ts')
else await import('./bench/compile.ts')
