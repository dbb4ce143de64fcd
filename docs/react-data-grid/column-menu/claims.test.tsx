import * as React from 'react';
import { render } from '@testing-library/react';
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

describe('#disable', () => {
  test('`disableColumnMenu` in a column definition removes the menu of that column', () => {
    render(<Grid columns={[{ ...a, disableColumnMenu: true }, b]} />);
    expect(document.querySelectorAll('.MuiDataGrid-menuIcon')).toHaveLength(1);
  });
});
