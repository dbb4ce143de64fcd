import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

export default function ColorSections() {
  return (
    <FunnelChart
      title="Donors of a blood drive, from invited to donated"
      height={280}
      gap={2}
      colors={['#7a1f2b', '#9c2b3a', '#b8404f']}
      series={[
        {
          data: [
            { id: 'invited', value: 900, label: 'Invited' },
            { id: 'came', value: 520, label: 'Came' },
            { id: 'examined', value: 470, label: 'Examined' },
            // Its own color comes before those of the palette.
            { id: 'donated', value: 425, label: 'Donated', color: '#1f6b3a' },
          ],
        },
      ]}
      sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: '#fff' } }}
    />
  );
}
