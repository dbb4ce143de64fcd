import * as React from 'react';
import { DataGridPremium, type GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { rainfall, rainfallColumns } from './rainfall';

export default function SumOfSelection() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    1: { jan: true, feb: true, mar: true },
    2: { jan: true, feb: true, mar: true },
  });

  const numbers = rainfall.flatMap((row) =>
    Object.entries(model[row.id] ?? {})
      .filter(([field, isSelected]) => isSelected && field !== 'station')
      .map(([field]) => Number(row[field as keyof typeof row])),
  );
  const sum = numbers.reduce((total, value) => total + value, 0);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 258 }}>
        <DataGridPremium
          rows={rainfall}
          columns={rainfallColumns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          rowSelection={false}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Rainfall with sums' } }}
        />
      </div>
      <output style={{ display: 'block', padding: 8 }}>
        Count {numbers.length}, sum {sum} mm
        {numbers.length > 0 && `, average ${Math.round(sum / numbers.length)} mm`}
      </output>
    </div>
  );
}
