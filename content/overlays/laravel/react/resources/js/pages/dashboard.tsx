import Figures from '@/components/millwork/figures';
import Invoices from '@/components/millwork/invoices';
import PageHeading from '@/components/millwork/page-heading';
import Projects from '@/components/millwork/projects';

export default function Dashboard() {
    return (
        <>
            <PageHeading title="Dashboard" description="How things stand." />
            <div className="mt-8 space-y-10">
                <Figures />
                <Projects />
                <Invoices />
            </div>
        </>
    );
}
