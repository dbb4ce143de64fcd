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

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);

describe('#', () => {
  test('The cells that it covers are not rendered', () => {
    render(<Grid columns={[{ ...a, colSpan: 2 }, b, c]} />);
    expect(cell(1, 'a')).toHaveAttribute('aria-colspan', '2');
    expect(cell(1, 'b')).toBeNull();
    expect(cell(1, 'c')).not.toBeNull();
  });
});
