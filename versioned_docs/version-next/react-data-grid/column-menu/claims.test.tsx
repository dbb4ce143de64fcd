import * as React from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import {
  DataGrid,
  GridColumnMenu,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { DataGridPremium, type GridApi as PremiumApi } from '@mui/x-data-grid-premium';

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

const buttons = () => document.querySelectorAll('.MuiDataGrid-menuIcon');
const noItems = {
  columnMenuSortItem: null,
  columnMenuFilterItem: null,
  columnMenuColumnsItem: null,
};

describe('#hide-item', () => {
  test('A column for which no item is left has no button for the menu.', () => {
    const { unmount } = render(<Grid />);
    expect(buttons()).toHaveLength(3);
    unmount();
    render(<Grid slotProps={{ columnMenu: { slots: noItems } }} />);
    expect(buttons()).toHaveLength(0);
  });
});

describe('#pro-premium', () => {
  test('`disablePivoting` takes it away.', async () => {
    const premium: React.MutableRefObject<PremiumApi | null> = { current: null };
    const items = async (props: object) => {
      const { unmount } = render(
        <div style={{ width: 900, height: 600 }}>
          <DataGridPremium apiRef={premium} rows={rows} columns={columns} {...props} />
        </div>,
      );
      act(() => premium.current?.showColumnMenu('a'));
      await screen.findByText('Hide column', {}, { timeout: 10_000 });
      const found = screen.queryAllByText('Manage pivot').length;
      unmount();
      return found;
    };
    expect(await items({})).toBe(1);
    expect(await items({ disablePivoting: true })).toBe(0);
  }, 60_000);

  test('While pivoting is active, columns cannot be hidden by menu.', async () => {
    const premium: React.MutableRefObject<PremiumApi | null> = { current: null };
    const pivotModel = {
      rows: [{ field: 'b' }],
      columns: [],
      values: [{ field: 'a', aggFunc: 'sum' }],
    };
    render(
      <div style={{ width: 900, height: 600 }}>
        <DataGridPremium
          apiRef={premium}
          rows={rows}
          columns={columns}
          pivotActive
          pivotModel={pivotModel}
        />
      </div>,
    );
    await waitFor(() => expect(premium.current?.getVisibleColumns()).toHaveLength(2), {
      timeout: 10_000,
    });
    act(() => premium.current?.showColumnMenu('a'));
    await screen.findByText('Manage pivot', {}, { timeout: 10_000 });
    expect(screen.queryByText('Hide column')).toBeNull();
  }, 60_000);
});

describe('#troubleshooting', () => {
  test('With a component of yours, the grid does not know, and shows the button.', () => {
    const Empty = (props: GridColumnMenuProps) => <GridColumnMenu {...props} slots={noItems} />;
    render(<Grid slots={{ columnMenu: Empty }} />);
    expect(buttons()).toHaveLength(3);
  });
});
