/** Stands in for Laravel: the protocol of Inertia over the pages of the starter kit, and what render.php made of the Blade ones. */
import { existsSync, readFileSync } from 'node:fs';
import {
    createServer,
    type IncomingMessage,
    type ServerResponse,
} from 'node:http';
import { extname, join, normalize } from 'node:path';
import { forms, pages, problems, shared } from './pages.ts';

const root = join(import.meta.dirname, '..');
const types: Record<string, string> = {
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.html': 'text/html; charset=utf-8',
    '.webp': 'image/webp',
};

type Manifest = Record<string, { file: string; css?: string[] }>;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('public/build/manifest.json')) as Manifest;

/** As the session of the one visitor keeps them, for one page. */
let flashed: { errors: ReturnType<typeof problems>; status?: string } = {
    errors: {},
};

/** As resources/views/app.blade.php of the starter kit puts it. */
function documentOf(page: object) {
    const css = manifest['resources/css/app.css']?.file;
    const js = manifest['resources/js/app.tsx']?.file;
    const data = JSON.stringify(page).replaceAll('/', '\\/');

    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.classList.add('dark')</script>
<title data-inertia>Lintel</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/build/${css}">
<script type="module" src="/build/${js}"></script>
</head>
<body class="font-sans antialiased">
<script data-page="app" type="application/json">${data}</script><div id="app"></div>
</body>
</html>`;
}

function showPage(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/';
    const { component, props } = pages[url.replace(/\?.*/, '')] ?? {};

    if (!component) {
        return send(response, 404, 'rendered/errors/404.html');
    }

    const { errors, status } = flashed;
    flashed = { errors: {} };
    const page = {
        component,
        props: { ...shared, errors, ...props, ...(status && { status }) },
        url,
        version: '1',
        clearHistory: false,
        encryptHistory: false,
    };

    if (request.headers['x-inertia']) {
        response.writeHead(200, {
            'Content-Type': 'application/json',
            'X-Inertia': 'true',
            Vary: 'X-Inertia',
        });
        return response.end(JSON.stringify(page));
    }

    response.writeHead(200, { 'Content-Type': types['.html'] });
    response.end(documentOf(page));
}

async function takeForm(request: IncomingMessage, response: ServerResponse) {
    const form = forms[`${request.method} ${request.url}`];

    if (!form) {
        return send(response, 404, 'rendered/errors/404.html');
    }

    let text = '';

    for await (const chunk of request) {
        text += String(chunk);
    }

    const errors = problems(form, JSON.parse(text || '{}'));
    const isGood = Object.keys(errors).length === 0;
    flashed = { errors, ...(isGood && form.status && { status: form.status }) };
    const back = new URL(request.headers.referer ?? '/', 'http://localhost');
    const to = (isGood && form.to) || back.pathname;
    response.writeHead(303, { Location: to });
    response.end();
}

/** A file that was built; without the Blade pages there is nothing to show for them. */
function send(response: ServerResponse, status: number, path: string) {
    const file = join(root, normalize(path));

    if (!existsSync(file)) {
        response.writeHead(404, { 'Content-Type': 'text/plain' });
        return response.end('There is nothing here.');
    }

    response.writeHead(status, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
}

function answer(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '/').replace(/\?.*/, '');

    if (request.method !== 'GET') {
        return takeForm(request, response);
    }

    if (path === '/') {
        response.writeHead(303, { Location: '/login' });
        return response.end();
    }

    if (/^\/(build|build-blade|media)\//.test(path)) {
        return send(response, 200, `public${path}`);
    }

    if (path.startsWith('/blade/')) {
        return send(response, 200, `rendered/${path.slice(7)}.html`);
    }

    return showPage(request, response);
}

const given = process.argv[process.argv.indexOf('--port') + 1];
const port = process.argv.includes('--port')
    ? Number(given)
    : Number(process.env.PORT ?? 3000);

createServer((request, response) => {
    void answer(request, response);
}).listen(port, () => console.log(`http://localhost:${port}`));
