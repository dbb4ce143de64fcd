import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridVisibleSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { liftColumns, lifts } from './lifts';

export default function ReadWhenAsked() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState('');

  const read = () => {
    const entries = gridVisibleSortedRowEntriesSelector(apiRef);
    setOrder(entries.map(({ model }) => `${model.id} (${model.metres} m)`).join(', '));
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={read} sx={{ mb: 1 }}>
        Read the rows as they stand
      </Button>
      <div style={{ height: 258 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={lifts}
          columns={liftColumns}
          density="compact"
          hideFooter
          aria-label="Ski lifts to sort, filter and read"
        />
      </div>
      <div role="status">{order}</div>
    </div>
  );
}
