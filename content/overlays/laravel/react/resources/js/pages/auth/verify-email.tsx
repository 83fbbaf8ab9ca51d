import { Head } from '@inertiajs/react';
import { addresses } from '@/components/millwork/addresses';
import { Form, Submit } from '@/components/millwork/form';
import { Below, Status, TextButton } from '@/components/millwork/words';

export default function VerifyEmail({ status }: { status?: string }) {
    return (
        <>
            <Head title="Confirm your email address" />
            <Status>
                {status === 'verification-link-sent' &&
                    'A new link is on its way to you.'}
            </Status>
            <Form action={addresses.verificationNotification} className="grid">
                <Submit sending="Sending…">Send a new link</Submit>
            </Form>
            <Below>
                <TextButton action={addresses.logout}>Sign out</TextButton>
            </Below>
        </>
    );
}

VerifyEmail.layout = {
    title: 'Confirm your email address',
    description: 'Open the link that we have sent you.',
};
