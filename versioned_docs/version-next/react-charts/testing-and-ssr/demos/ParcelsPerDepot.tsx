import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const depots = ['North', 'Harbor', 'South'];
const parcels = [320, 540, 410];

export default function ParcelsPerDepot() {
  const [chosen, setChosen] = React.useState<number | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Parcels per depot"
        height={240}
        xAxis={[{ scaleType: 'band', data: depots }]}
        series={[{ id: 'parcels', label: 'Parcels', data: parcels, barLabel: 'value' }]}
        hideLegend
        sx={{ [`.${barLabelClasses.root}`]: { fill: 'black' } }}
        onItemClick={(_, { dataIndex }) => setChosen(dataIndex)}
      />
      <Typography role="status">
        {chosen === null ? 'No depot chosen' : `${depots[chosen]}: ${parcels[chosen]} parcels`}
      </Typography>
    </Box>
  );
}
