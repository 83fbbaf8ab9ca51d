import { Head } from '@inertiajs/react';
import { addresses } from '@/components/millwork/addresses';
import { Field, Form, Submit } from '@/components/millwork/form';

export default function ConfirmPassword() {
    return (
        <>
            <Head title="Confirm your password" />
            <Form
                action={addresses.confirmPassword}
                secrets={['password']}
                className="grid gap-5"
            >
                <Field
                    name="password"
                    label="Password"
                    type="password"
                    autoComplete="current-password"
                />
                <Submit sending="Confirming…">Confirm</Submit>
            </Form>
        </>
    );
}

ConfirmPassword.layout = {
    title: 'Confirm your password',
    description: 'What comes next is for you only.',
};
