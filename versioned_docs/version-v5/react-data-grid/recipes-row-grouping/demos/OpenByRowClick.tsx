import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { sightingColumns, sightings } from './sightings';

export default function OpenByRowClick() {
  const apiRef = useGridApiRef();

  const openOrClose = (id: GridRowId) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.children?.length) {
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };
  const openWithSpace: GridEventListener<'cellKeyDown'> = ({ id, rowNode }, event) => {
    if (event.key === ' ' && !event.shiftKey && rowNode.children?.length) {
      // Neither the grid nor the page scrolls.
      event.defaultMuiPrevented = true;
      event.preventDefault();
      openOrClose(id);
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
        onRowClick={({ id }) => openOrClose(id)}
        onCellKeyDown={openWithSpace}
        disableSelectionOnClick
        density="compact"
        hideFooter
        sx={{ '& .MuiDataGrid-row[data-id^="auto-generated"]': { cursor: 'pointer' } }}
        aria-label="Birds by region; click a region to open it"
      />
    </div>
  );
}
