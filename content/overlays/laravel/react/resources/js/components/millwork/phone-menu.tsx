import {
    Dialog,
    DialogBackdrop,
    DialogPanel,
    DialogTitle,
} from '@headlessui/react';
import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import PlaceList from './place-list';
import { useSharedProps } from './shared-props';

const button =
    'grid size-10 place-items-center rounded-lg text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400';

/** The navigation on phones: a button, and the drawer it opens. */
export default function PhoneMenu() {
    const [open, setOpen] = useState(false);
    const { name } = useSharedProps();

    return (
        <div className="lg:hidden">
            <button
                type="button"
                onClick={() => setOpen(true)}
                className={`${button} -ms-2`}
            >
                <span className="sr-only">Open main menu</span>
                <Bars3Icon aria-hidden="true" className="size-6" />
            </button>

            <Dialog
                open={open}
                onClose={setOpen}
                className="relative z-20 lg:hidden"
            >
                <DialogBackdrop
                    transition
                    className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
                />
                <div className="fixed inset-0 flex pe-12">
                    <DialogPanel
                        transition
                        className="flex w-full max-w-xs flex-col gap-4 overflow-y-auto bg-secondary-50 p-4 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:-translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:translate-x-full dark:bg-secondary-900 dark:ring-white/10"
                    >
                        <div className="flex items-center justify-between gap-4">
                            <DialogTitle className="px-2.5 text-base/7 font-semibold text-secondary-950 dark:text-white">
                                {name}
                            </DialogTitle>
                            <button
                                type="button"
                                data-autofocus
                                onClick={() => setOpen(false)}
                                className={button}
                            >
                                <span className="sr-only">Close main menu</span>
                                <XMarkIcon
                                    aria-hidden="true"
                                    className="size-6"
                                />
                            </button>
                        </div>
                        <nav aria-label="Main, on phones">
                            <PlaceList onGo={() => setOpen(false)} />
                        </nav>
                    </DialogPanel>
                </div>
            </Dialog>
        </div>
    );
}
