import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';

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

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#row-identifier', () => {
  test('it runs for every row of a new `rows`, and a new function alone changes nothing', async () => {
    const calls = jest.fn();
    const makeGetRowId = () => (row: { id: number }) => {
      calls();
      return row.id;
    };
    const getRowId = makeGetRowId();
    const { rerender } = render(<Grid getRowId={getRowId} />);
    await wait();
    calls.mockClear();
    rerender(<Grid getRowId={getRowId} />);
    await wait();
    expect(calls).not.toHaveBeenCalled();
    rerender(<Grid getRowId={makeGetRowId()} />);
    await wait();
    expect(calls).not.toHaveBeenCalled();
    rerender(<Grid getRowId={getRowId} rows={[...rows]} />);
    await wait();
    expect(calls).toHaveBeenCalledTimes(rows.length);
  });
});

describe('#troubleshooting', () => {
  test('Pass a new array with a new object', async () => {
    const own = rows.map((row) => ({ ...row }));
    const { rerender } = render(<Grid rows={own} />);
    own[0].b = 'changed';
    rerender(<Grid rows={own} />);
    await wait();
    expect(screen.queryByText('changed')).toBeNull();
    rerender(<Grid rows={own.map((row) => ({ ...row }))} />);
    await wait();
    expect(screen.getByText('changed')).toBeVisible();
  });
});
