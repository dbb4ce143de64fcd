import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
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

describe('#feeding-data', () => {
  test('While `loading` is `true`, a grid without rows shows a skeleton', () => {
    const { container } = render(<Grid rows={[]} loading />);
    expect(container.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).not.toBeNull();
    expect(screen.queryByText('No rows')).toBeNull();
  });

  test('With an empty array, the grid says "No rows", and so it does with `undefined` or `null`', () => {
    // The types of `propTypes` do not accept `null`.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const none of [[], undefined, null]) {
      const { unmount } = render(<Grid rows={none as []} />);
      expect(screen.getByText('No rows')).toBeVisible();
      unmount();
    }
    jest.restoreAllMocks();
  });
});

describe('#row-identifier', () => {
  test("The string `'1'` and the number `1` are the same id for the rows", () => {
    // React reports two elements with the same key.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Grid rows={[{ id: '1', a: 3, b: 'first', c: 'k' }, ...rows]} />);
    expect(api.current.getRow('1')).toBe(rows[0]);
    jest.restoreAllMocks();
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
