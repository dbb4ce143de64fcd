import * as React from 'react';
import { DataGridPro, type GridColDef, useGridApiRef } from '@mui/x-data-grid-pro';
import { fetchChildren, type Place, regions } from './placeServer';

const columns: GridColDef<Place>[] = [
  { field: 'people', headerName: 'People', type: 'number', flex: 1, minWidth: 120 },
];

const getPath = (row: Place) => row.path;

const placeColumn = { headerName: 'Place', hideDescendantCount: true };

export default function ChildrenOnDemand() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    // People may leave the page before a response arrives.
    let isMounted = true;
    const unsubscribe = apiRef.current.subscribeEvent(
      'rowExpansionChange',
      async ({ id, childrenExpanded }) => {
        const placeholder = `${id}/loading`;
        if (childrenExpanded && apiRef.current.getRow(placeholder)) {
          const children = await fetchChildren(String(id));
          if (isMounted) {
            // The row that said "Loading" makes room for what has arrived.
            apiRef.current.updateRows([{ id: placeholder, _action: 'delete' }, ...children]);
          }
        }
      },
    );
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [apiRef]);

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        treeData
        rows={regions}
        getTreeDataPath={getPath}
        columns={columns}
        groupingColDef={placeColumn}
        density="compact"
        hideFooter
        aria-label="Places, loaded region by region"
      />
    </div>
  );
}
