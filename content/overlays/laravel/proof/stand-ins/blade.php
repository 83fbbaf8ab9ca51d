<?php

/**
 * Stands in for Laravel where there is none: as much of Blade, Fortify's views and the router as the pages in blade/
 * use. Every view is compiled, and every page rendered as it first opens and as it comes back with errors. What this
 * does not know is an error, never a guess.
 *
 *   php stand-ins/blade.php <folder of the pages> <manifest of Vite> <folder to write to>
 */

namespace Illuminate\Support {
    class ServiceProvider {}
}

namespace Illuminate\Http {
    class Request
    {
        public function query(string $name): string
        {
            return 'ines@lintel.example';
        }

        public function route(string $name): string
        {
            return 'a-token';
        }

        public function routeIs(string $pattern): bool
        {
            return fnmatch($pattern, \Page::$route);
        }
    }
}

namespace Laravel\Fortify {
    class Fortify
    {
        /** @var array<string, \Closure> */
        public static array $views = [];

        public static function __callStatic(string $name, array $arguments): void
        {
            if (! str_ends_with($name, 'View')) {
                throw new \Exception("Fortify has no $name here");
            }
            self::$views[$name] = $arguments[0];
        }
    }
}

namespace Illuminate\Support\Facades {
    class Route
    {
        /** @var array<string, string> the paths by their names; Fortify's first */
        public static array $names = [
            'login' => '/login', 'logout' => '/logout', 'register' => '/register',
            'password.request' => '/forgot-password', 'password.email' => '/forgot-password',
            'password.update' => '/reset-password', 'password.confirm' => '/user/confirm-password',
            'verification.send' => '/email/verification-notification',
            'user-profile-information.update' => '/user/profile-information',
            'user-password.update' => '/user/password',
        ];

        /** @var array<string, string> the views by the names of their routes */
        public static array $views = [];

        public static function __callStatic(string $verb, array $arguments): self
        {
            if ($verb === 'has') {
                throw new \Exception('has is asked for below');
            }
            $route = new self;
            [$route->path, $route->view] = [$arguments[0], $verb === 'view' ? $arguments[1] : null];

            return $route;
        }

        public static function has(string $name): bool
        {
            return isset(self::$names[$name]);
        }

        public mixed $path = null;

        public ?string $view = null;

        public function group(\Closure|string $routes): void
        {
            is_string($routes) ? require $routes : $routes();
        }

        public function name(string $name): void
        {
            self::$names[$name] = $this->path;
            if ($this->view) {
                self::$views[$name] = $this->view;
            }
        }
    }
}

namespace {
    use Illuminate\Http\Request;
    use Illuminate\Support\Facades\Route as Router;
    use Laravel\Fortify\Fortify;

    class_alias(Router::class, 'Route');

    [, $root, $manifestFile, $out] = $argv;
    $views = "$root/resources/views";
    $manifest = json_decode(file_get_contents($manifestFile), true);

    /** The page that is being rendered. */
    class Page
    {
        public static string $route = '';

        public static bool $hasErrors = false;
    }

    class Html
    {
        public function __construct(private string $html) {}

        public function __toString(): string
        {
            return $this->html;
        }
    }

    class Attributes extends Html
    {
        public function __construct(public array $all) {}

        public function class(array|string $classes): self
        {
            $on = array_map(
                fn ($key, $value) => is_int($key) ? $value : ($value ? $key : ''),
                array_keys((array) $classes),
                (array) $classes,
            );
            $own = $this->all['class'] ?? '';

            return new self([...$this->all, 'class' => trim(implode(' ', array_filter([...$on, $own])))]);
        }

        public function __toString(): string
        {
            $texts = array_map(fn ($name, $value) => $value === true ? $name : $name.'="'.e($value).'"', array_keys($this->all), $this->all);

            return implode(' ', $texts);
        }
    }

    class Errors
    {
        public function getBag(string $bag): self
        {
            return $this;
        }

        public function first(string $name): string
        {
            return Page::$hasErrors ? 'The '.str_replace('_', ' ', $name).' field is required.' : '';
        }
    }

    function e(mixed $value): string
    {
        return $value instanceof Html ? (string) $value : htmlspecialchars((string) $value, ENT_QUOTES);
    }

    function app(): object
    {
        return new class
        {
            public function getLocale(): string
            {
                return 'en';
            }
        };
    }

    /** Somebody whose name is markup, so that what is not escaped is seen. */
    function auth(): object
    {
        return new class
        {
            public function user(): object
            {
                return (object) ['name' => 'Ines <b>Okoro</b>', 'email' => 'ines@lintel.example'];
            }
        };
    }

    function base_path(string $path): string
    {
        return $GLOBALS['root']."/$path";
    }

    function config(string $key): string
    {
        return $key === 'app.name' ? 'Lintel' : throw new Exception("config('$key') is not known here");
    }

    function old(string $name, mixed $default = null): mixed
    {
        return Page::$hasErrors ? "\"><i>$name</i>" : $default;
    }

    function request(): Request
    {
        return new Request;
    }

    function route(string $name): string
    {
        return Router::$names[$name] ?? throw new Exception("there is no route $name");
    }

    function session(string $key): ?string
    {
        return Page::$hasErrors ? 'profile-information-updated' : null;
    }

    function url(string $path): string
    {
        return $path;
    }

    function view(string $name, array $data = []): array
    {
        return [$name, $data];
    }

    function vite(array|string $entries): string
    {
        global $manifest;
        $tags = array_map(function (string $entry) use ($manifest) {
            $file = '/build-blade/'.($manifest["blade/$entry"]['file'] ?? throw new Exception("Vite did not build $entry"));

            return str_ends_with($file, '.css') ? "<link rel=\"stylesheet\" href=\"$file\">" : "<script type=\"module\" src=\"$file\"></script>";
        }, (array) $entries);

        return implode('', $tags).'<link rel="icon" href="data:,">';
    }

    class Blade
    {
        /** What is open: the name of a component, what it was given, and its slots. */
        private static array $open = [];

        /** Directives of Blade that nobody needs here; other words after an @ belong to Alpine. */
        private const OTHERS = ['auth', 'guest', 'error', 'isset', 'empty', 'unless', 'for', 'forelse', 'while', 'switch', 'include', 'section', 'yield', 'extends', 'push', 'stack', 'once', 'env', 'can', 'checked', 'selected', 'disabled', 'readonly', 'required', 'style', 'js', 'aware', 'session', 'use', 'verbatim', 'inject', 'lang', 'unset', 'break', 'continue', 'case'];

        public static function compile(string $text): string
        {
            $text = preg_replace('/\{\{--.*?--\}\}/s', '', $text);
            $text = preg_replace('/@php\s*\n(.*?)@endphp/s', '<?php $1 ?>', $text);
            $given = '((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*';
            $text = preg_replace('/<x-slot:(\w+)>/', '<?php Blade::openSlot(\'$1\') ?>', $text);
            $text = preg_replace('/<\/x-slot(?::\w+)?>/', '<?php Blade::closeSlot() ?>', $text);
            $text = preg_replace_callback("/<x-([\w.-]+)$given(\/?)>/", fn ($tag) => '<?php Blade::open(\''.$tag[1].'\', ['.self::attributes($tag[2]).']) ?>'.($tag[3] ? '<?php echo Blade::close(\''.$tag[1].'\') ?>' : ''), $text);
            $text = preg_replace('/<\/x-([\w.-]+)>/', '<?php echo Blade::close(\'$1\') ?>', $text);
            if (preg_match('/<\/?x-[^>]*/', $text, $left)) {
                throw new Exception("“{$left[0]}” is no component tag");
            }
            $text = preg_replace_callback('/\B@(\w+)([ \t]*)(\((?:[^()]|(?3))*\))?/', self::directive(...), $text);
            $text = preg_replace('/\{!!\s*(.+?)\s*!!\}/s', '<?php echo $1 ?>', $text);
            $text = preg_replace('/\{\{\s*(.+?)\s*\}\}/s', '<?php echo e($1) ?>', $text);
            token_get_all($text, TOKEN_PARSE);

            return $text;
        }

        private static function attributes(string $text): string
        {
            preg_match_all('/([\w:.-]+)(?:="([^"]*)")?/', $text, $all, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL);

            return implode(', ', array_map(fn ($one) => match (true) {
                $one[2] === null => "'$one[1]' => true",
                $one[1][0] === ':' => '\''.substr($one[1], 1)."' => $one[2]",
                default => "'$one[1]' => ".var_export($one[2], true),
            }, $all));
        }

        private static function directive(array $found): string
        {
            [$whole, $name] = $found;
            $inside = isset($found[3]) ? substr($found[3], 1, -1) : '';

            return match ($name) {
                'if', 'elseif', 'foreach' => "<?php $name ($inside): ?>",
                'else' => '<?php else: ?>',
                'endif', 'endforeach' => "<?php $name ?>",
                'php' => "<?php $inside ?>",
                'csrf' => '<input type="hidden" name="_token" value="a-token">',
                'method' => '<input type="hidden" name="_method" value="<?php echo strtoupper('.$inside.') ?>">',
                'class' => '<?php echo (new Attributes([]))->class('.$inside.') ?>',
                'json' => "<?php echo json_encode($inside) ?>",
                'vite' => "<?php echo vite($inside) ?>",
                'props' => "<?php foreach (Blade::props($inside, \$attributes, \$__slots) as \$__name => \$__value) { \$\$__name = \$__value; } ?>",
                default => in_array(preg_replace('/^end/', '', $name), self::OTHERS) ? throw new Exception("@$name is not understood here") : $whole,
            };
        }

        public static function props(array $wanted, Attributes $attributes, array $slots): array
        {
            $values = [];
            foreach ($wanted as $key => $value) {
                $name = is_int($key) ? $value : $key;
                if (is_int($key) && ! array_key_exists($name, $attributes->all)) {
                    throw new Exception("a component was not given its $name");
                }
                $values[$name] = $slots[$name] ?? $attributes->all[$name] ?? (is_int($key) ? null : $value);
                unset($attributes->all[$name]);
            }

            return $values;
        }

        public static function open(string $name, array $given): void
        {
            self::$open[] = [$name, $given, []];
            ob_start();
        }

        public static function close(string $name): Html
        {
            $slot = ob_get_clean();
            [$opened, $given, $slots] = array_pop(self::$open);
            if ($opened !== $name) {
                throw new Exception("<x-$opened> is closed by </x-$name>");
            }

            return new Html(self::render("components.$name", ['attributes' => new Attributes($given), 'slot' => new Html(trim($slot)), '__slots' => $slots] + $slots));
        }

        public static function openSlot(string $name): void
        {
            self::$open[array_key_last(self::$open)][2]['  open'] = $name;
            ob_start();
        }

        public static function closeSlot(): void
        {
            $slots = &self::$open[array_key_last(self::$open)][2];
            $slots[$slots['  open']] = new Html(trim(ob_get_clean()));
            unset($slots['  open']);
        }

        public static function render(string $__view, array $__data = []): string
        {
            global $views;
            $__file = $views.'/'.str_replace('.', '/', $__view).'.blade.php';
            if (! is_file($__file)) {
                throw new Exception("there is no view $__view");
            }
            extract($__data + ['errors' => new Errors, 'attributes' => new Attributes([]), '__slots' => []]);
            ob_start();
            eval('?>'.self::compile(file_get_contents($__file)));

            return ob_get_clean();
        }
    }

    set_error_handler(fn ($level, $message) => throw new Exception($message));

    // The names of the routes and views are those that the overlay's own provider registers.
    require "$root/app/Providers/MillworkServiceProvider.php";
    (new App\Providers\MillworkServiceProvider)->boot();
    $pages = [];
    foreach (Fortify::$views as $show) {
        [$name, $data] = $show(new Request);
        $pages[$name] = [$data, $name];
    }
    foreach (Router::$views as $route => $name) {
        $pages[$name] = [[], $route];
    }
    foreach (['404', '500'] as $status) {
        $pages["errors.$status"] = [[], ''];
    }

    $compiled = 0;
    foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($views, FilesystemIterator::SKIP_DOTS)) as $file) {
        try {
            Blade::compile(file_get_contents($file));
            $compiled++;
        } catch (Throwable $error) {
            exit("$file: {$error->getMessage()}\n");
        }
    }
    foreach ($pages as $name => [$data, $route]) {
        foreach ([false, true] as $hasErrors) {
            Page::$route = $route;
            Page::$hasErrors = $hasErrors;
            $file = "$out/".str_replace('.', '/', $name).($hasErrors ? '-errors' : '').'.html';
            is_dir(dirname($file)) || mkdir(dirname($file), 0777, true);
            try {
                file_put_contents($file, Blade::render($name, $data));
            } catch (Throwable $error) {
                exit("$name: {$error->getMessage()}\n");
            }
        }
    }
    echo json_encode(['compiled' => $compiled, 'pages' => array_keys($pages)]);
}
