import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { rainfall, rainfallColumns } from './rainfall';

export default function SelectCellsFromCode() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');

  const selectWet = () => {
    const entries = rainfall.map(({ id, station, ...months }) => [
      id,
      Object.fromEntries(Object.entries(months).map(([field, mm]) => [field, mm > 100])),
    ]);
    apiRef.current?.setCellSelectionModel(Object.fromEntries(entries));
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          apiRef.current?.selectCellRange({ id: 2, field: 'feb' }, { id: 5, field: 'apr' })
        }
      >
        Select a range
      </Button>
      <Button onClick={selectWet}>More than 100 mm</Button>
      <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>Clear</Button>
      <Button
        onClick={() => setText(`${apiRef.current?.getSelectedCellsAsArray().length ?? 0} cells`)}
      >
        Count
      </Button>
      <output>{text}</output>
      <div style={{ height: 258 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rainfall}
          columns={rainfallColumns}
          cellSelection
          rowSelection={false}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Rainfall, selected from code' } }}
        />
      </div>
    </div>
  );
}
