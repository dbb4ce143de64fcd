import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// The last stage that each applicant reached.
const applicants = [
  { name: 'Ada', stage: 'Hired' },
  { name: 'Ben', stage: 'Applied' },
  { name: 'Cleo', stage: 'Trial day' },
  { name: 'Dan', stage: 'Interview' },
  { name: 'Eli', stage: 'Applied' },
  { name: 'Fay', stage: 'Interview' },
  { name: 'Gus', stage: 'Hired' },
  { name: 'Hana', stage: 'Applied' },
  { name: 'Ivo', stage: 'Trial day' },
];
const stages = ['Applied', 'Interview', 'Trial day', 'Hired'];

// Who reached a later stage has passed this one, too.
const data = stages.map((label, index) => ({
  id: label,
  label,
  value: applicants.filter(({ stage }) => stages.indexOf(stage) >= index).length,
}));

export default function StagesFromRecords() {
  return (
    <FunnelChart
      title="Applicants who reached each stage"
      height={260}
      series={[{ data, variant: 'outlined' }]}
    />
  );
}
