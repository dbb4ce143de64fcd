import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsOnAxisClickHandler } from '@mui/x-charts/ChartsOnAxisClickHandler';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ClicksInComposition() {
  const [item, setItem] = React.useState('nothing yet');
  const [axis, setAxis] = React.useState('nothing yet');

  return (
    <Stack sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Parcels per depot"
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['Lille', 'Ghent', 'Breda'] }]}
        series={[{ type: 'bar', id: 'parcels', data: [320, 210, 275] }]}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot
          onItemClick={(_, { seriesId, dataIndex }) => setItem(`${seriesId}, index ${dataIndex}`)}
        />
        <ChartsAxis />
        <ChartsOnAxisClickHandler onAxisClick={(_, data) => setAxis(`${data?.axisValue}`)} />
      </ResponsiveChartContainer>
      <Typography>onItemClick: {item}</Typography>
      <Typography>onAxisClick: {axis}</Typography>
    </Stack>
  );
}
