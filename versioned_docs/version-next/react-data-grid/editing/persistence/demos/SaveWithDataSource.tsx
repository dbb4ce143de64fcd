import * as React from 'react';
import { DataGrid, GridUpdateRowError, type DataGridProps } from '@mui/x-data-grid';
import { roomColumns } from './roomColumns';
import { createRoomSource } from './roomSource';

export default function SaveWithDataSource() {
  const [dataSource] = React.useState(createRoomSource);
  const [message, setMessage] = React.useState('Change a price, to 250 for instance.');

  const showError = React.useCallback<NonNullable<DataGridProps['onDataSourceError']>>((error) => {
    if (error instanceof GridUpdateRowError) {
      setMessage(`${error.params.previousRow.name} was not saved: ${error.message}`);
    } else {
      setMessage(`The rooms could not be loaded: ${error.message}`);
    }
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <div role="status" style={{ padding: 8 }}>
        {message}
      </div>
      <div style={{ height: 186 }}>
        <DataGrid
          columns={roomColumns}
          dataSource={dataSource}
          onDataSourceError={showError}
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Rooms, saved by a data source' } }}
        />
      </div>
    </div>
  );
}
