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

describe('#troubleshooting', () => {
  test('"No rows" appears while data is loading.', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const none of [[], undefined, null]) {
      const { unmount } = render(<Grid rows={none as never} />);
      expect(screen.getByText('No rows')).toBeVisible();
      unmount();
    }
    jest.restoreAllMocks();
  });

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
