import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { sightingColumns, sightings } from './sightings';

export default function OpenByRowClick() {
  const apiRef = useGridApiRef();

  const openOrClose: GridEventListener<'rowClick'> = ({ id }) => {
    const node = gridRowNodeSelector(apiRef, id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={sightings}
        columns={sightingColumns}
        initialState={{
          rowGrouping: { model: ['region'] },
          columns: { columnVisibilityModel: { region: false } },
        }}
        onRowClick={openOrClose}
        disableRowSelectionOnClick
        density="compact"
        hideFooter
        sx={{ '& .MuiDataGrid-row[aria-expanded]': { cursor: 'pointer' } }}
        slotProps={{ main: { 'aria-label': 'Birds by region; click a region to open it' } }}
      />
    </div>
  );
}
