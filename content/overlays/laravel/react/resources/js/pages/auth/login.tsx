import { Head } from '@inertiajs/react';
import type { ComponentType } from 'react';
import { addresses } from '@/components/millwork/addresses';
import { Checkbox, Field, Form, Submit } from '@/components/millwork/form';
import { Below, Status, TextLink } from '@/components/millwork/words';

/** The starter kit has it where passkeys were chosen. */
const passkeys = import.meta.glob<{ default: ComponentType }>(
    '../../components/passkey-verify.tsx',
    { eager: true },
);

type Props = {
    status?: string;
    canResetPassword: boolean;
    canRegister?: boolean;
};

export default function Login({
    status,
    canResetPassword,
    canRegister = true,
}: Props) {
    return (
        <>
            <Head title="Sign in" />
            <Status>{status}</Status>
            {Object.values(passkeys).map(({ default: PasskeyVerify }, key) => (
                <PasskeyVerify key={key} />
            ))}
            <Form
                action={addresses.login}
                secrets={['password']}
                className="grid gap-5"
            >
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
                    autoComplete="current-password"
                    aside={
                        canResetPassword && (
                            <TextLink href={addresses.forgotPassword}>
                                Forgot password?
                            </TextLink>
                        )
                    }
                />
                <Checkbox name="remember" label="Remember me" />
                <Submit sending="Signing in…">Sign in</Submit>
            </Form>
            {canRegister && (
                <Below>
                    New here?{' '}
                    <TextLink href={addresses.register}>
                        Create an account
                    </TextLink>
                </Below>
            )}
        </>
    );
}

Login.layout = { title: 'Sign in to your account' };
