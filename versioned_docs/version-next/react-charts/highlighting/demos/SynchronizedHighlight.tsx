import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const crops = ['Oats', 'Rye', 'Peas', 'Hemp'];
const hectares = [42, 28, 17, 13];
const highlightScope = { highlight: 'item', fade: 'global' } as const;
const colors = ['#3f7fb5', '#c98a12', '#4f8f4a', '#9a5fa8'];

export default function SynchronizedHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const shared = { highlightedItem: item, onHighlightChange: setItem };

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        {...shared}
        title="Hectares per crop"
        height={220}
        xAxis={[{ scaleType: 'band', data: crops, colorMap: { type: 'ordinal', colors } }]}
        series={[{ id: 'crops', data: hectares, highlightScope }]}
      />
      <PieChart
        {...shared}
        title="Share of each crop"
        height={200}
        series={[
          {
            id: 'crops',
            highlightScope,
            data: crops.map((label, id) => ({
              id,
              label,
              value: hectares[id]!,
              color: colors[id]!,
            })),
          },
        ]}
      />
    </Stack>
  );
}
