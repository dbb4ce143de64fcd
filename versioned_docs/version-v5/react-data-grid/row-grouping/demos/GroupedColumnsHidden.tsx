import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { repairColumns, repairs } from './repairs';

export default function GroupedColumnsHidden() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['kind'] } },
  });

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={repairs}
        columns={repairColumns}
        initialState={initialState}
        density="compact"
        hideFooter
        aria-label="Bicycle repairs, without the columns they are grouped by"
      />
    </div>
  );
}
