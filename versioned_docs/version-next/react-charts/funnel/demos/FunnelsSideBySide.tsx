import Box from '@mui/material/Box';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = ['Viewing', 'Offer', 'Contract'];
const towns = [
  { name: 'Harbor', values: [140, 38, 21] },
  { name: 'Hill', values: [52, 27, 19] },
];

export default function FunnelsSideBySide() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {towns.map(({ name, values }) => (
        <Box key={name} sx={{ flex: '1 1 220px', textAlign: 'center' }}>
          {name}
          <FunnelChart
            title={`Flats sold: ${name}`}
            height={220}
            series={[
              {
                variant: 'outlined',
                data: values.map((value, index) => ({ id: index, value, label: steps[index] })),
              },
            ]}
          />
        </Box>
      ))}
    </Box>
  );
}
