import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { type ArchiveItem, archiveTree, fetchItems } from './archiveServer';

const columns: GridColDef<ArchiveItem>[] = [
  { field: 'year', headerName: 'From', type: 'number', width: 100, valueFormatter: String },
];

const archiveColumn = { headerName: 'Archive', flex: 1, minWidth: 180 };

export default function BoxesThatFail() {
  const [failing, setFailing] = React.useState(true);
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      ...archiveTree,
      getRows: (params) => fetchItems(params, { delay: 700, failing }),
    }),
    [failing],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={failing} onChange={(_, on) => setFailing(on)} />}
        label="Boxes cannot be opened"
      />
      <div role="status">{message}</div>
      <div style={{ height: 258 }}>
        <DataGridPro
          treeData
          dataSource={dataSource}
          onDataSourceError={({ message, params }) => {
            const keys = 'groupKeys' in params ? params.groupKeys : [];
            setMessage(`${keys?.join(' / ')}: ${message}`);
          }}
          columns={columns}
          groupingColDef={archiveColumn}
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'An archive whose boxes may fail' } }}
        />
      </div>
    </div>
  );
}
