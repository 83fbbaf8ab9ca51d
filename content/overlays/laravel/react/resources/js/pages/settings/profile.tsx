import { Head } from '@inertiajs/react';
import { addresses } from '@/components/millwork/addresses';
import { Field, Form, Saved, Submit } from '@/components/millwork/form';
import Section, { Body, Foot } from '@/components/millwork/section';
import { useSharedProps } from '@/components/millwork/shared-props';
import { Status, TextButton } from '@/components/millwork/words';

type Props = { mustVerifyEmail: boolean; status?: string };

export default function Profile({ mustVerifyEmail, status }: Props) {
    const { user } = useSharedProps().auth;
    const isUnverified = mustVerifyEmail && user?.email_verified_at === null;

    return (
        <>
            <Head title="Profile" />

            <Section
                title="Profile"
                description="Your name, and the address you sign in with."
            >
                <Form action={addresses.profile} method="patch">
                    <Body>
                        <Field
                            name="name"
                            label="Name"
                            autoComplete="name"
                            defaultValue={user?.name}
                        />
                        <Field
                            name="email"
                            label="Email"
                            type="email"
                            autoComplete="username"
                            defaultValue={user?.email}
                        />
                        {isUnverified && (
                            <div className="text-sm/6 text-secondary-700 dark:text-secondary-300">
                                <Status>
                                    {status === 'verification-link-sent' &&
                                        'A new link is on its way to you.'}
                                </Status>
                                This address is not confirmed yet.{' '}
                                <TextButton
                                    action={addresses.verificationNotification}
                                >
                                    Send a new link
                                </TextButton>
                            </div>
                        )}
                    </Body>
                    <Foot>
                        <Submit sending="Saving…">Save changes</Submit>
                        <Saved />
                    </Foot>
                </Form>
            </Section>

            <Section
                title="Delete account"
                description="It is gone at once, with everything in it."
            >
                <Form
                    action={addresses.profile}
                    method="delete"
                    secrets={['password']}
                >
                    <Body>
                        <Field
                            name="password"
                            label="Your password"
                            type="password"
                            autoComplete="current-password"
                        />
                    </Body>
                    <Foot>
                        <Submit sending="Deleting…" tone="danger">
                            Delete account
                        </Submit>
                    </Foot>
                </Form>
            </Section>
        </>
    );
}
