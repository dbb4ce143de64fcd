import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { useElementWidth } from './useElementWidth';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function LegendByCardWidth() {
  const [narrow, setNarrow] = React.useState(false);
  const [ref, width = 0] = useElementWidth<HTMLDivElement>();
  const isWide = width >= 480;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Narrow card"
        control={<Switch checked={narrow} onChange={(event) => setNarrow(event.target.checked)} />}
      />
      <Box ref={ref} sx={{ width: '100%', maxWidth: narrow ? 280 : 'none' }}>
        <LineChart
          title="Guests of three campsites, January to June"
          height={300}
          slotProps={{
            legend: isWide
              ? { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } }
              : { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
          }}
          xAxis={[
            {
              scaleType: 'point',
              data: months,
              valueFormatter: (month: string, { location }) =>
                isWide || location === 'tooltip' ? month : month.slice(0, 3),
            },
          ]}
          series={[
            { label: 'Dunes', data: [40, 65, 130, 310, 540, 820] },
            { label: 'Forest', data: [90, 95, 140, 260, 410, 560] },
            { label: 'Riverbend', data: [10, 20, 60, 180, 390, 610] },
          ]}
        />
      </Box>
    </Box>
  );
}
