import { BarChart } from '@mui/x-charts/BarChart';

const inFull = {
  PV: 'Solar panels on the main hall',
  BAT: 'Battery storage',
  NET: 'Public grid',
};

const label = (code: keyof typeof inFull) => (location: 'legend' | 'tooltip') =>
  location === 'legend' ? code : inFull[code];

export default function LabelByLocation() {
  return (
    <BarChart
      title="Where the electricity of a workshop comes from, in kilowatt hours"
      height={300}
      xAxis={[{ scaleType: 'band', data: ['06:00', '12:00', '18:00'] }]}
      series={[
        { label: label('PV'), stack: 'source', data: [9, 62, 14] },
        { label: label('BAT'), stack: 'source', data: [6, 0, 21] },
        { label: label('NET'), stack: 'source', data: [30, 8, 27] },
      ]}
    />
  );
}
