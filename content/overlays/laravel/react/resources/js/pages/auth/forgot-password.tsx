import { Head } from '@inertiajs/react';
import { addresses } from '@/components/millwork/addresses';
import { Field, Form, Submit } from '@/components/millwork/form';
import { Below, Status, TextLink } from '@/components/millwork/words';

export default function ForgotPassword({ status }: { status?: string }) {
    return (
        <>
            <Head title="Forgot your password?" />
            <Status>{status}</Status>
            <Form action={addresses.forgotPassword} className="grid gap-5">
                <Field
                    name="email"
                    label="Email"
                    type="email"
                    autoComplete="username"
                />
                <Submit sending="Sending…">Send link</Submit>
            </Form>
            <Below>
                <TextLink href={addresses.login}>Back to sign in</TextLink>
            </Below>
        </>
    );
}

ForgotPassword.layout = {
    title: 'Forgot your password?',
    description: 'We will email you a link to choose a new one.',
};
