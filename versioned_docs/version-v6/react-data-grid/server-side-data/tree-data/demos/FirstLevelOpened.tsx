import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { archiveColumns, archiveTreeColumn, getArchivePath } from './archiveColumns';
import { type ArchiveItem, fetchItems } from './archiveServer';
import { useChildrenOnDemand, withPlaceholders } from './useChildrenOnDemand';

export default function FirstLevelOpened() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<ArchiveItem[]>([]);
  const [loading, setLoading] = React.useState(true);
  useChildrenOnDemand(apiRef, fetchItems);

  React.useEffect(() => {
    fetchItems([]).then((items) => {
      setRows(withPlaceholders(items));
      setLoading(false);
    });
  }, []);

  const open = React.useCallback(
    (id: string) => {
      // A document, or a box that is not loaded, cannot be opened.
      if (apiRef.current.getRowNode(id)?.type === 'group') {
        apiRef.current.setRowChildrenExpansion(id, true);
      }
    },
    [apiRef],
  );

  // The grid has the rows by now.
  React.useEffect(() => rows.forEach(({ id }) => open(id)), [rows, open]);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => open('Harbour office/Ships')} sx={{ mb: 1 }}>
        Open the ships
      </Button>
      <div style={{ height: 366 }}>
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
          aria-label="An archive, its first level opened"
        />
      </div>
    </div>
  );
}
