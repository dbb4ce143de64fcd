import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { repairColumns, repairs } from './repairs';

const isMillHill = (node: GridGroupNode) => node.groupingKey === 'Mill Hill';

export default function SelectWholeGroups() {
  return (
    <div style={{ height: 346, width: '100%' }}>
      <DataGridPremium
        rows={repairs}
        columns={repairColumns}
        checkboxSelection
        initialState={{ rowGrouping: { model: ['workshop'] } }}
        isGroupExpandedByDefault={isMillHill}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Bicycle repairs, selected by workshop' } }}
      />
    </div>
  );
}
