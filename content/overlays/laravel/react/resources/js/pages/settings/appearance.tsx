import { Head } from '@inertiajs/react';
import Section from '@/components/millwork/section';
import ThemeChoice from '@/components/millwork/theme-choice';

export default function Appearance() {
    return (
        <>
            <Head title="Appearance" />
            <Section title="Theme" description="Kept on this device.">
                <div className="p-5 sm:p-6">
                    <ThemeChoice />
                </div>
            </Section>
        </>
    );
}
