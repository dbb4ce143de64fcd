import * as React from 'react';
import { act, render } from '@testing-library/react';
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

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);

describe('#', () => {
  test('Empty cells, `null` and `undefined`, are not merged', async () => {
    render(
      <Grid
        unstable_rowSpanning
        rows={[
          { id: 1, b: null, c: 'k' },
          { id: 2, b: null, c: 'k' },
        ]}
        columns={[b, c]}
      />,
    );
    await wait(50);
    expect(cell(1, 'c')).toHaveAttribute('aria-rowspan', '2');
    expect(cell(1, 'b')).not.toHaveAttribute('aria-rowspan', '2');
  });
});
