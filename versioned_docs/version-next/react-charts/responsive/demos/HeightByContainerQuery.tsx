import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

const heightByWidth = {
  height: 180,
  [`.${legendClasses.root}`]: { display: 'none' },
  '@container (min-width: 220px)': {
    height: 300,
    [`.${legendClasses.root}`]: { display: 'flex' },
  },
};

function Sales({ shop }: { shop: string }) {
  return (
    <Box sx={heightByWidth}>
      <BarChart
        title={`Bicycles sold and repaired in ${shop}`}
        margin={{ top: 10, right: 5, bottom: 5, left: 0 }}
        xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun'] }]}
        series={[
          { label: 'Sold', data: [14, 22, 19] },
          { label: 'Repaired', data: [31, 44, 52] },
        ]}
      />
    </Box>
  );
}

export default function HeightByContainerQuery() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      <Box sx={{ containerType: 'inline-size', flex: '1 1 240px' }}>
        <Sales shop="Ghent" />
      </Box>
      <Box sx={{ containerType: 'inline-size', width: 130 }}>
        <Sales shop="Leuven" />
      </Box>
    </Box>
  );
}
