import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const meters = [
  { label: 'Battery', value: 72, max: 100, unit: '%' },
  { label: 'Solar panels', value: 4.6, max: 8, unit: 'kW' },
  { label: 'Household', value: 1.9, max: 6, unit: 'kW' },
];

export default function HomeEnergyGauges() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
      {meters.map(({ label, value, max, unit }) => (
        <Stack key={label} sx={{ flex: '1 1 140px', alignItems: 'center' }}>
          <Gauge
            aria-label={label}
            aria-valuetext={`${value} ${unit} of ${max} ${unit}`}
            height={130}
            value={value}
            valueMax={max}
            startAngle={-110}
            endAngle={110}
            text={`${value} ${unit}`}
            sx={{ fontSize: 20 }}
          />
          <Typography variant="body2">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
