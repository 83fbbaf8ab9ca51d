import { Head } from '@inertiajs/react';
import { addresses } from '@/components/millwork/addresses';
import { Field, Form, Submit } from '@/components/millwork/form';

const secrets = ['password', 'password_confirmation'];

export default function ResetPassword({
    token,
    email,
}: {
    token: string;
    email: string;
}) {
    return (
        <>
            <Head title="Choose a new password" />
            <Form
                action={addresses.resetPassword}
                secrets={secrets}
                more={{ token }}
                className="grid gap-5"
            >
                <Field
                    name="email"
                    label="Email"
                    type="email"
                    autoComplete="username"
                    defaultValue={email}
                    readOnly
                />
                <Field
                    name="password"
                    label="New password"
                    type="password"
                    autoComplete="new-password"
                />
                <Field
                    name="password_confirmation"
                    label="Confirm password"
                    type="password"
                    autoComplete="new-password"
                />
                <Submit sending="Saving…">Save password</Submit>
            </Form>
        </>
    );
}

ResetPassword.layout = { title: 'Choose a new password' };
