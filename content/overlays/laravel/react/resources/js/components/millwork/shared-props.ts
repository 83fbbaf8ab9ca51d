import { usePage } from '@inertiajs/react';

type SharedProps = {
    /** What your .env calls the application. */
    name: string;
    auth: {
        user: {
            name: string;
            email: string;
            email_verified_at: string | null;
        } | null;
    };
};

/** What HandleInertiaRequests hands to every page. */
export const useSharedProps = () => usePage<SharedProps>().props;

/** The path of the page that is shown. */
export const useCurrentPath = () => usePage().url.replace(/[?#].*/, '');
