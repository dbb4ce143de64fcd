import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import { PieChart } from '@mui/x-charts/PieChart';

const crops = [
  { id: 'wheat', label: 'Wheat', value: 46 },
  { id: 'rape', label: 'Rapeseed', value: 31 },
  { id: 'oats', label: 'Oats', value: 23 },
];

export default function SkeletonUntilMounted() {
  return (
    <div style={{ width: '100%', height: 220 }}>
      <NoSsr fallback={<Skeleton variant="rounded" width="100%" height={220} />}>
        <PieChart
          title="Fields by crop, in hectares"
          height={220}
          slotProps={{
            legend: {
              direction: 'horizontal',
              position: { vertical: 'bottom', horizontal: 'center' },
            },
          }}
          series={[{ data: crops }]}
        />
      </NoSsr>
    </div>
  );
}
