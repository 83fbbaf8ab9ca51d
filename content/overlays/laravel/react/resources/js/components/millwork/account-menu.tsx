import {
    Menu,
    MenuButton,
    MenuHeading,
    MenuItem,
    MenuItems,
    MenuSection,
} from '@headlessui/react';
import { UserIcon } from '@heroicons/react/20/solid';
import { Link } from '@inertiajs/react';
import { addresses } from './addresses';
import { useSharedProps } from './shared-props';

const item =
    'flex w-full items-center rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10';

/** Says who is signed in, and leads to the settings and out. */
export default function AccountMenu() {
    const { user } = useSharedProps().auth;

    if (!user) {
        return null;
    }

    return (
        <Menu as="div" className="relative">
            <MenuButton className="grid size-10 place-items-center rounded-full text-sm/6 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400">
                <span className="sr-only">Account of {user.name}</span>
                <span className="grid size-9 place-items-center rounded-full bg-primary-100 text-primary-800 dark:bg-primary-400/20 dark:text-primary-200">
                    <UserIcon aria-hidden="true" className="size-5" />
                </span>
            </MenuButton>
            <MenuItems
                transition
                modal={false}
                className="absolute end-0 z-10 mt-2 w-64 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
            >
                <MenuSection>
                    <MenuHeading className="mb-1.5 border-b border-secondary-950/10 px-2.5 pt-1 pb-2.5 text-sm/5 wrap-break-word dark:border-white/10">
                        <span className="block font-medium text-secondary-950 dark:text-white">
                            {user.name}
                        </span>
                        <span className="block text-secondary-600 dark:text-secondary-300">
                            {user.email}
                        </span>
                    </MenuHeading>
                    <MenuItem>
                        <Link href={addresses.profile} className={item}>
                            Settings
                        </Link>
                    </MenuItem>
                    <MenuItem>
                        <Link
                            href={addresses.logout}
                            method="post"
                            as="button"
                            className={item}
                        >
                            Sign out
                        </Link>
                    </MenuItem>
                </MenuSection>
            </MenuItems>
        </Menu>
    );
}
