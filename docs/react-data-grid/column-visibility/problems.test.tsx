import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import {
  DataGridPro,
  GridColumnsManagement,
  GridPreferencePanelsValue,
  type GridApi,
} from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

const rows = [{ id: 1, plate: 'KB 12', insurer: 'Alba', premium: 90 }];
const columns = [{ field: 'plate' }, { field: 'insurer' }, { field: 'premium' }];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const headers = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ dataset }) => dataset.field);

problem(
  'columns-panel-resets-to-opening',
  { needs: { DataGridPro, GridColumnsManagement } },
  async () => {
    render(
      <div style={{ width: 600, height: 300 }}>
        <DataGridPro
          apiRef={api}
          rows={rows}
          columns={columns}
          disableVirtualization
          initialState={{ columns: { columnVisibilityModel: { premium: false } } }}
        />
      </div>,
    );
    await wait();
    act(() => api.current.setColumnVisibility('insurer', false));
    act(() => api.current.showPreferences(GridPreferencePanelsValue.columns));
    await wait();
    fireEvent.click(screen.getByRole('checkbox', { name: 'plate' }));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await wait();
    return { observed: headers(), faulty: ['plate'], correct: ['plate', 'insurer'] };
  },
);
