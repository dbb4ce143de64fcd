import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridDataSource, useGridApiRef } from '@mui/x-data-grid';
import { isStillShown, settleWhile } from './newestAnswer';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';

export default function OutdatedAnswers() {
  const apiRef = useGridApiRef();
  const [guarded, setGuarded] = React.useState(false);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        // The second page takes three seconds, all others a third of one.
        const delay = params.start === 5 ? 3000 : 300;
        return settleWhile(
          () => !guarded || isStillShown(apiRef, params),
          fetchParcels(params, { delay, failing: false }),
        );
      },
    }),
    [apiRef, guarded],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={guarded} onChange={(_, checked) => setGuarded(checked)} />}
        label="Ignore answers for a page that people have left"
      />
      <div style={{ height: 278 }}>
        <DataGrid
          apiRef={apiRef}
          dataSource={dataSource}
          columns={parcelColumns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          pageSizeOptions={[5]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Parcels whose second page is slow' } }}
        />
      </div>
    </div>
  );
}
