import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { id: 'visit', label: 'Visited the gym', value: 1240 },
  { id: 'trial', label: 'Trained once', value: 610 },
  { id: 'month', label: 'Came for a month', value: 285 },
  { id: 'member', label: 'Became a member', value: 190 },
];

export default function FromVisitToMembership() {
  return (
    <FunnelChart
      title="From the first visit to membership"
      height={300}
      gap={2}
      series={[
        {
          data: steps,
          curve: 'bump',
          variant: 'outlined',
          valueFormatter: ({ value }) => `${value} people`,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      enableKeyboardNavigation
    />
  );
}
