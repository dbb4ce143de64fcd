import Box from '@mui/material/Box';
import { useTheme, type Theme } from '@mui/material/styles';
import { MeterGauge } from './meterGauge';

const tanks = [
  { name: 'North tank', percent: 82 },
  { name: 'South tank', percent: 41 },
  { name: 'Spare tank', percent: 12 },
];

function colorOf(percent: number, { palette }: Theme) {
  if (percent < 20) return palette.error.main;
  return percent < 50 ? palette.warning.main : palette.success.main;
}

export default function TankLevels() {
  const theme = useTheme();

  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', textAlign: 'center' }}>
      {tanks.map(({ name, percent }) => (
        <Box key={name} component="figure" sx={{ flex: 1, maxWidth: 180, m: 0 }}>
          <MeterGauge label={name} value={percent} unit="%" color={colorOf(percent, theme)} />
          <figcaption>{name}</figcaption>
        </Box>
      ))}
    </Box>
  );
}
