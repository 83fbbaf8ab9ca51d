/** What Laravel answers on which path: the pages of the starter kit with the props its controllers and Fortify hand them. */
export type PageProps = Record<string, unknown>;

export const pages: Record<string, { component: string; props?: PageProps }> = {
    '/login': {
        component: 'auth/login',
        props: { canResetPassword: true, canRegister: true },
    },
    '/register': { component: 'auth/register' },
    '/forgot-password': { component: 'auth/forgot-password' },
    '/reset-password/a-token': {
        component: 'auth/reset-password',
        props: { token: 'a-token', email: 'ines@lintel.example' },
    },
    '/user/confirm-password': { component: 'auth/confirm-password' },
    '/email/verify': { component: 'auth/verify-email' },
    '/dashboard': { component: 'dashboard' },
    '/settings/profile': {
        component: 'settings/profile',
        props: { mustVerifyEmail: true },
    },
    '/settings/security': { component: 'settings/security' },
    '/settings/appearance': { component: 'settings/appearance' },
};

export const shared = {
    name: 'Lintel',
    auth: {
        user: {
            name: 'Ines Okoro',
            email: 'ines@lintel.example',
            email_verified_at: null,
        },
    },
    sidebarOpen: true,
};

type Form = {
    /** Fields that may not be empty, as the rules of the starter kit have it. */
    required: string[];
    /** Where a good form leads; back, where nothing is said. */
    to?: string;
    /** Every error of a field in a list, as HandleInertiaRequests may have it. */
    withAllErrors?: true;
    /** What the session then says. */
    status?: string;
};

const bothPasswords = ['password', 'password_confirmation'];

/** What a form that is sent to an address asks for. */
export const forms: Record<string, Form> = {
    'POST /login': { required: ['email', 'password'], to: '/dashboard' },
    'POST /register': {
        required: ['name', 'email', ...bothPasswords],
        to: '/dashboard',
    },
    'POST /forgot-password': {
        required: ['email'],
        status: 'We have emailed your password reset link.',
    },
    'POST /reset-password': {
        required: ['token', 'email', ...bothPasswords],
        to: '/login',
        status: 'Your password has been reset.',
    },
    'POST /user/confirm-password': {
        required: ['password'],
        to: '/settings/security',
    },
    'POST /email/verification-notification': {
        required: [],
        status: 'verification-link-sent',
    },
    'POST /logout': { required: [], to: '/login' },
    'PATCH /settings/profile': { required: ['name', 'email'] },
    'DELETE /settings/profile': { required: ['password'], to: '/login' },
    'PUT /settings/password': {
        withAllErrors: true,
        required: ['current_password', ...bothPasswords],
    },
};

export function problems(
    { required, withAllErrors }: Form,
    sent: Record<string, unknown>,
): Record<string, string | string[]> {
    return Object.fromEntries(
        required
            .filter((name) => !sent[name])
            .map((name) => {
                const text = `The ${name.replaceAll('_', ' ')} field is required.`;

                return [name, withAllErrors ? [text] : text];
            }),
    );
}
