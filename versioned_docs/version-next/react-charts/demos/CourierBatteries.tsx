import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const couriers = [
  { name: 'Amara', charge: [98, 91, 83, 74, 70, 61, 52, 44] },
  { name: 'Joon', charge: [87, 80, 71, 60, 78, 95, 90, 82] },
  { name: 'Petra', charge: [64, 58, 49, 41, 33, 26, 18, 11] },
];

const percent = (charge: number | null) => `${charge} %`;

export default function CourierBatteries() {
  return (
    <Stack useFlexGap direction="row" spacing={3} sx={{ flexWrap: 'wrap', width: '100%' }}>
      {couriers.map(({ name, charge }) => (
        <div key={name}>
          <Typography variant="body2">
            {name}, {percent(charge.at(-1) ?? null)}
          </Typography>
          <SparkLineChart
            title={`Battery of ${name}'s bicycle, hour by hour`}
            data={charge}
            width={160}
            height={48}
            yAxis={{ min: 0, max: 100 }}
            area
            curve="monotoneX"
            color={(charge.at(-1) ?? 0) < 20 ? '#c62828' : '#2e7d32'}
            showHighlight
            showTooltip
            valueFormatter={percent}
          />
        </div>
      ))}
    </Stack>
  );
}
