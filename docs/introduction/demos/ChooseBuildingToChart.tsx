import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { buildings, months, monthlyUse } from './buildings';

export default function ChooseBuildingToChart() {
  const [building, setBuilding] = useState('library');

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' } }}>
      <RichTreeView
        aria-label="Buildings"
        items={buildings}
        defaultExpandedItems={['campus']}
        selectedItems={building}
        onSelectedItemsChange={(event, itemId) => setBuilding(itemId ?? 'campus')}
        sx={{ minHeight: 140 }}
      />
      <BarChart
        title={`Electricity use per month: ${building}`}
        height={260}
        margin={{ top: 20, left: 70 }}
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ valueFormatter: (use: number) => `${use} MWh` }]}
        series={[{ data: monthlyUse[building] ?? [], label: building }]}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}
