import { Form as InertiaForm } from '@inertiajs/react';
import {
    createContext,
    type InputHTMLAttributes,
    type ReactNode,
    use,
    useId,
    useRef,
} from 'react';

type FormState = {
    /** Of each field the first, or all of them where the middleware says `withAllErrors`. */
    errors: Record<string, string | string[]>;
    processing: boolean;
    recentlySuccessful: boolean;
};
const FormContext = createContext<FormState>({
    errors: {},
    processing: false,
    recentlySuccessful: false,
});

type FormProps = {
    action: string;
    method?: 'post' | 'put' | 'patch' | 'delete';
    className?: string;
    /** Fields that are emptied once it was sent, whatever came of it. */
    secrets?: string[];
    /** What is sent besides its fields. */
    more?: Record<string, string>;
    children: ReactNode;
};

/** A form whose errors stand beside their fields. The first one gets the focus. */
export function Form({
    action,
    method = 'post',
    className,
    secrets = [],
    more,
    children,
}: FormProps) {
    const box = useRef<HTMLDivElement>(null);

    const focusFirstError = () =>
        requestAnimationFrame(() =>
            box.current
                ?.querySelector<HTMLInputElement>('[aria-invalid=true]')
                ?.focus(),
        );

    return (
        <InertiaForm
            action={action}
            method={method}
            noValidate
            onError={focusFirstError}
            resetOnError={secrets}
            resetOnSuccess={secrets}
            transform={(data) => ({ ...data, ...more })}
            options={{ preserveScroll: true }}
        >
            {({ errors, processing, recentlySuccessful }) => (
                <FormContext value={{ errors, processing, recentlySuccessful }}>
                    <div ref={box} className={className}>
                        {children}
                    </div>
                </FormContext>
            )}
        </InertiaForm>
    );
}

type FieldProps = {
    name: string;
    label: string;
    hint?: string;
    aside?: ReactNode;
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'defaultValue' | 'readOnly'
>;

/** A field with its label, what to know beforehand, and what is wrong. */
export function Field({ name, label, hint, aside, ...input }: FieldProps) {
    const id = useId();
    const error = [use(FormContext).errors[name] ?? []].flat().join(' ');
    const described = [hint && `${id}-hint`, error && `${id}-error`]
        .filter(Boolean)
        .join(' ');

    return (
        <div className="grid gap-1.5">
            <div className="flex flex-wrap justify-between gap-x-4">
                <label
                    htmlFor={id}
                    className="text-sm/6 font-medium text-secondary-950 dark:text-white"
                >
                    {label}
                </label>
                {aside}
            </div>
            <input
                id={id}
                name={name}
                aria-required="true"
                aria-invalid={error ? true : undefined}
                aria-describedby={described || undefined}
                {...input}
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 read-only:bg-secondary-100 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:read-only:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            />
            {hint && (
                <p
                    id={`${id}-hint`}
                    className="text-sm/6 text-secondary-600 dark:text-secondary-400"
                >
                    {hint}
                </p>
            )}
            {error && (
                <p
                    id={`${id}-error`}
                    className="text-sm/6 text-red-700 dark:text-red-400"
                >
                    {error}
                </p>
            )}
        </div>
    );
}

export function Checkbox({ name, label }: { name: string; label: string }) {
    return (
        <label className="flex items-center gap-3 text-sm/6 text-secondary-950 dark:text-white">
            <input
                type="checkbox"
                name={name}
                className="size-4 accent-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:accent-primary-400 dark:focus-visible:outline-primary-400"
            />
            {label}
        </label>
    );
}

const tones = {
    primary:
        'bg-primary-600 text-white shadow-xs hover:bg-primary-700 focus-visible:outline-primary-600 active:bg-primary-800 dark:focus-visible:outline-primary-400',
    danger: 'bg-red-700 text-white shadow-xs hover:bg-red-800 focus-visible:outline-red-700 active:bg-red-900 dark:focus-visible:outline-red-400',
    plain: 'bg-white text-secondary-950 shadow-xs ring-1 ring-secondary-950/20 ring-inset hover:bg-secondary-50 focus-visible:outline-primary-600 dark:bg-white/10 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/15 dark:focus-visible:outline-primary-400',
};

type SubmitProps = {
    children: ReactNode;
    sending: string;
    tone?: keyof typeof tones;
};

/** Says that the form is on its way. It keeps the focus meanwhile, which a disabled button would lose. */
export function Submit({ children, sending, tone = 'primary' }: SubmitProps) {
    const { processing } = use(FormContext);

    return (
        <button
            type="submit"
            aria-disabled={processing || undefined}
            onClick={(event) => processing && event.preventDefault()}
            className={`rounded-lg px-3.5 py-2 text-sm/6 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 aria-disabled:opacity-60 motion-reduce:transition-none ${tones[tone]}`}
        >
            {processing ? sending : children}
        </button>
    );
}

/** Says that it was saved. The region is there from the start, so that screen readers hear what comes into it. */
export function Saved() {
    return (
        <p
            role="status"
            className="text-sm/6 text-secondary-600 dark:text-secondary-300"
        >
            {use(FormContext).recentlySuccessful && 'Saved.'}
        </p>
    );
}
