import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

describe('#accessibility', () => {
  test('With `renderHeader`, the accessible name of the header is the rendered content, not `headerName`', () => {
    render(<Grid columns={[{ ...a, headerName: 'Amount', renderHeader: () => <b>€</b> }]} />);
    expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: '€' })).toBeVisible();
  });
});
