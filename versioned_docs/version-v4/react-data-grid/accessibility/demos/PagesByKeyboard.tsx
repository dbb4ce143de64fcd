import * as React from 'react';
import {
  DataGrid,
  GridFooter,
  useGridSlotComponentProps,
  type GridCellParams,
  type GridColumnHeaderParams,
  type MuiEvent,
} from '@mui/x-data-grid';
import { lockers, lockerColumns } from './lockers';

/** Takes an event away from the grid and the browser, if it is this key. */
function takeKey(event: MuiEvent<object>, key: string) {
  const keyEvent = event as MuiEvent<React.KeyboardEvent>;
  if (keyEvent.key !== key) {
    return false;
  }
  keyEvent.preventDefault();
  keyEvent.defaultMuiPrevented = true;
  return true;
}

function FooterForKeys() {
  const { apiRef, state } = useGridSlotComponentProps();

  React.useEffect(() => {
    const api = apiRef.current;
    const { page, pageSize } = state.pagination;
    const ids = [...api.getVisibleRowModels().keys()];
    const onPage = ids.slice(page * pageSize, (page + 1) * pageSize);
    const [first] = onPage;

    // Tab leads to a cell of this page, not to one of the page before.
    const { cell } = api.state.tabIndex;
    if (cell && first !== undefined && !onPage.includes(cell.id)) {
      api.setState((old) => ({
        ...old,
        tabIndex: { cell: { id: first, field: cell.field }, columnHeader: null },
      }));
      api.forceUpdate({});
    }

    const enterRows = ({ field }: GridColumnHeaderParams, event: MuiEvent<object>) => {
      if (first !== undefined && takeKey(event, 'ArrowDown')) {
        api.setCellFocus(first, field);
      }
    };
    const leaveRows = ({ id, field, cellMode }: GridCellParams, event: MuiEvent<object>) => {
      if (id === first && cellMode === 'view' && takeKey(event, 'ArrowUp')) {
        api.setColumnHeaderFocus(field);
      }
    };
    const ends = [
      api.subscribeEvent('columnHeaderKeyDown', enterRows, { isFirst: true }),
      api.subscribeEvent('cellKeyDown', leaveRows, { isFirst: true }),
    ];
    return () => ends.forEach((end) => end());
  }, [apiRef, state]);

  return <GridFooter />;
}

const components = { Footer: FooterForKeys };
const threeRows = [3];

export default function PagesByKeyboard() {
  return (
    <div style={{ height: 210, width: '100%' }}>
      <DataGrid
        rows={lockers}
        columns={lockerColumns}
        components={components}
        pageSize={3}
        rowsPerPageOptions={threeRows}
        disableColumnMenu
        density="compact"
        aria-label="Lockers, three to a page"
      />
    </div>
  );
}
