import { Head } from '@inertiajs/react';
import { addresses } from '@/components/millwork/addresses';
import { Field, Form, Submit } from '@/components/millwork/form';
import { Below, TextLink } from '@/components/millwork/words';

const secrets = ['password', 'password_confirmation'];

export default function Register() {
    return (
        <>
            <Head title="Create your account" />
            <Form
                action={addresses.register}
                secrets={secrets}
                className="grid gap-5"
            >
                <Field name="name" label="Name" autoComplete="name" />
                <Field
                    name="email"
                    label="Email"
                    type="email"
                    autoComplete="username"
                />
                <Field
                    name="password"
                    label="Password"
                    type="password"
                    autoComplete="new-password"
                />
                <Field
                    name="password_confirmation"
                    label="Confirm password"
                    type="password"
                    autoComplete="new-password"
                />
                <Submit sending="Creating account…">Create account</Submit>
            </Form>
            <Below>
                Have an account?{' '}
                <TextLink href={addresses.login}>Sign in</TextLink>
            </Below>
        </>
    );
}

Register.layout = { title: 'Create your account' };
