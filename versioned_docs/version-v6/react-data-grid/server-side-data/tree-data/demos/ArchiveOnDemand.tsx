import * as React from 'react';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { archiveColumns, archiveTreeColumn, getArchivePath } from './archiveColumns';
import { type ArchiveItem, fetchItems } from './archiveServer';
import { useChildrenOnDemand, withPlaceholders } from './useChildrenOnDemand';

export default function ArchiveOnDemand() {
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

  return (
    <div style={{ height: 294, width: '100%' }}>
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
        aria-label="An archive, opened box by box"
      />
    </div>
  );
}
