import { DataGridPremium } from '@mui/x-data-grid-premium';
import { repairColumns, repairs } from './repairs';

// People see the field "__reorder__" beside the pointer.
const rows = repairs.map((repair) => ({ ...repair, __reorder__: repair.bicycle }));

export default function DragBetweenGroups() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={repairColumns}
        rowReordering
        initialState={{ rowGrouping: { model: ['workshop'] } }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Bicycle repairs that can be dragged to a workshop' } }}
      />
    </div>
  );
}
