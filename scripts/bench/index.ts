/** npm run bench: how long compiling takes; with `app`, how fast the app and the tools feel; with `site`, what the public pages weigh; with `server`, how many answers a second it gives; with `memory`, what it holds after many; with `zip`, what a zip of the whole library takes it; with `others`, how long visitors wait while one address asks for all it can; with `thousand`, what a catalogue of a thousand costs. Not tests: the numbers depend on the machine. */
import { argv } from 'node:process'

if (argv[2] === 'app') await import('./app.ts')
else if (argv[2] === 'site') await import('./site.ts')
else if (argv[2] === 'server') await import('./server.ts')
else if (argv[2] === 'memory') await import('./memory.ts')
else if (argv[2] === 'zip') await import('./zip.ts')
else if (argv[2] === 'others') await import('./others.ts')
else if (argv[2] === 'thousand') await import('./thousand.ts')
else await import('./compile.ts')
