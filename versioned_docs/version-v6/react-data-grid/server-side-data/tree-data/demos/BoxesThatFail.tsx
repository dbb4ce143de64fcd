import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { archiveColumns, archiveTreeColumn, getArchivePath } from './archiveColumns';
import { type ArchiveItem, fetchItems } from './archiveServer';
import { useChildrenOnDemand, withPlaceholders } from './useChildrenOnDemand';

export default function BoxesThatFail() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<ArchiveItem[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [failing, setFailing] = React.useState(true);
  const [message, setMessage] = React.useState('');
  useChildrenOnDemand(apiRef, (path) => fetchItems(path, failing), setMessage);

  React.useEffect(() => {
    fetchItems([]).then((items) => {
      setRows(withPlaceholders(items));
      setLoading(false);
    });
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={failing}
            onChange={(_, on) => {
              setFailing(on);
              setMessage('');
            }}
          />
        }
        label="Boxes cannot be opened"
      />
      <div role="status">{message}</div>
      <div style={{ height: 258 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          rows={rows}
          getTreeDataPath={getArchivePath}
          columns={archiveColumns}
          groupingColDef={archiveTreeColumn}
          loading={loading}
          disableColumnFilter
          density="compact"
          hideFooter
          aria-label="An archive whose boxes may be stuck"
        />
      </div>
    </div>
  );
}
