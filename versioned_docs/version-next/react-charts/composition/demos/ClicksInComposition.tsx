import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';

export default function ClicksInComposition() {
  const [item, setItem] = React.useState('nothing yet');
  const [axis, setAxis] = React.useState('nothing yet');

  return (
    <Stack sx={{ width: '100%' }}>
      <ChartsContainer
        title="Parcels per depot"
        height={240}
        xAxis={[{ scaleType: 'band', data: ['Lille', 'Ghent', 'Breda'] }]}
        series={[{ type: 'bar', id: 'parcels', data: [320, 210, 275] }]}
        onAxisClick={(_, data) => setAxis(`${data?.axisValue}`)}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot
          onItemClick={(_, { seriesId, dataIndex }) => setItem(`${seriesId}, index ${dataIndex}`)}
        />
        <ChartsAxis />
      </ChartsContainer>
      <Typography>onItemClick: {item}</Typography>
      <Typography>onAxisClick: {axis}</Typography>
    </Stack>
  );
}
