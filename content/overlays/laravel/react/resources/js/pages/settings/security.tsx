import { Head } from '@inertiajs/react';
import type { ComponentType } from 'react';
import { addresses } from '@/components/millwork/addresses';
import { Field, Form, Saved, Submit } from '@/components/millwork/form';
import Section, { Body, Foot } from '@/components/millwork/section';

const secrets = ['current_password', 'password', 'password_confirmation'];

/** What the starter kit has for two-factor authentication and passkeys, where these were chosen. */
const more = import.meta.glob<{
    default: ComponentType<Record<string, unknown>>;
}>('../../components/manage-*.tsx', {
    eager: true,
});

/** Its props are what the starter kit's own parts need. */
export default function Security(props: Record<string, unknown>) {
    return (
        <>
            <Head title="Security" />

            <Section
                title="Password"
                description="A long one that you use nowhere else."
            >
                <Form
                    action={addresses.password}
                    method="put"
                    secrets={secrets}
                >
                    <Body>
                        <Field
                            name="current_password"
                            label="Current password"
                            type="password"
                            autoComplete="current-password"
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
                    </Body>
                    <Foot>
                        <Submit sending="Changing…">Change password</Submit>
                        <Saved />
                    </Foot>
                </Form>
            </Section>

            {Object.entries(more).map(([file, { default: Part }]) => (
                <Part key={file} {...props} />
            ))}
        </>
    );
}
