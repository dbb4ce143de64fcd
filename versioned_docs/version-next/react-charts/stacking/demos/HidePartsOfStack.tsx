import { BarChart } from '@mui/x-charts/BarChart';

export default function HidePartsOfStack() {
  return (
    <BarChart
      title="Visits to a clinic per quarter"
      height={300}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ width: 50 }]}
      series={[
        { id: 'checks', label: 'Check-ups', stack: 'visits', data: [820, 760, 690, 910] },
        { id: 'urgent', label: 'Urgent', stack: 'visits', data: [310, 280, 350, 420] },
        { id: 'remote', label: 'Remote', stack: 'visits', data: [240, 265, 290, 330] },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
    />
  );
}
