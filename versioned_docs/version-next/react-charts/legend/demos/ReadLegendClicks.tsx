import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';

export default function ReadLegendClicks() {
  const [clicked, setClicked] = React.useState('Click an entry of the legend.');
  const onItemClick: ChartsLegendProps['onItemClick'] = (
    event,
    { label, seriesId, dataIndex },
    index,
  ) => setClicked(`${label}: seriesId ${seriesId}, dataIndex ${dataIndex}, index ${index}`);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        title="Books on loan by shelf"
        height={200}
        series={[
          {
            id: 'loans',
            data: [
              { id: 'novels', value: 320, label: 'Novels' },
              { id: 'travel', value: 145, label: 'Travel' },
              { id: 'comics', value: 210, label: 'Comics' },
            ],
          },
        ]}
        slotProps={{ legend: { onItemClick } }}
      />
      <Typography role="status" variant="body2">
        {clicked}
      </Typography>
    </Stack>
  );
}
