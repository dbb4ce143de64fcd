import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import PinFavorites from './demos/PinFavorites';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const allRows = createTheme({
  components: { MuiDataGrid: { defaultProps: { disableVirtualization: true } } },
});
const flag = { rowPinning: true };
const total = { id: 9, a: 6 };
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        experimentalFeatures={flag}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#', () => {
  test('without it, no pinned row is shown', async () => {
    render(<Grid pinnedRows={{ bottom: [total] }} experimentalFeatures={undefined} />);
    await wait();
    expect(ids()).toEqual([1, 2, 3]);
  });
});

describe('#controlled', () => {
  test('If a row is in `rows` as well, it is shown only once, in its pinned position', async () => {
    render(<Grid pinnedRows={{ top: [rows[2]] }} />);
    await wait();
    expect(ids()).toEqual([3, 1, 2]);
  });

  test('A row that leaves `pinnedRows` comes back empty, unless `rows` is a new array at the same time', async () => {
    const third = () => document.querySelector('[data-id="3"]')!;
    const { rerender } = render(<Grid pinnedRows={{ top: [rows[2]] }} />);
    await wait();
    rerender(<Grid pinnedRows={{ top: [] }} />);
    await wait();
    expect(ids()).toEqual([1, 2, 3]);
    expect(third()).toHaveTextContent(/^$/);
    expect(api.current.getRow(3)).toBeNull();
    rerender(<Grid pinnedRows={{ top: [rows[2]] }} rows={rows.slice(0, 2)} />);
    await wait();
    expect(ids()).toEqual([3, 1, 2]);
    rerender(<Grid pinnedRows={{ top: [] }} rows={[...rows]} />);
    await wait();
    expect(ids()).toEqual([1, 2, 3]);
    expect(third()).toHaveTextContent('2zm');
  });

  test('then the row keeps its data', async () => {
    render(
      <ThemeProvider theme={allRows}>
        <PinFavorites />
      </ThemeProvider>,
    );
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Unpin Dahl' }));
    await wait();
    expect(document.querySelector('[data-id="Dahl"]')).toHaveTextContent('Dahl8212');
  });
});

describe('#other-features', () => {
  test('No effect: pinned rows stay in the order of your arrays', async () => {
    render(
      <Grid
        pinnedRows={{ top: [rows[2], rows[0]] }}
        sortModel={[{ field: 'a', sort: 'desc' }]}
        filterModel={{ items: [{ columnField: 'a', operatorValue: '=', value: 1 }] }}
      />,
    );
    await wait();
    expect(ids()).toEqual([3, 1, 2]);
  });

  test('Pinned rows are shown on each page, and are not counted', async () => {
    render(
      <Grid
        pinnedRows={{ bottom: [total] }}
        pagination
        rowsPerPageOptions={[2]}
        initialState={{ pagination: { pageSize: 2 } }}
      />,
    );
    await wait();
    expect(ids()).toEqual([1, 2, 9]);
    expect(screen.getByText('1–2 of 3')).toBeVisible();
    act(() => api.current.setPage(1));
    await wait();
    expect(ids()).toEqual([3, 9]);
  });

  test('Pinned rows cannot be selected: they have no checkbox', async () => {
    render(<Grid pinnedRows={{ top: [rows[2]] }} checkboxSelection />);
    await wait();
    expect(document.querySelector('[data-id="3"] input')).toBeNull();
    expect(api.current.isRowSelectable(3)).toBe(false);
  });

  test('Leaves them out: their cells cannot be edited', async () => {
    render(<Grid pinnedRows={{ bottom: [total] }} columns={[{ field: 'a', editable: true }]} />);
    await wait();
    const isEditable = (id: number) =>
      api.current.isCellEditable(api.current.getCellParams(id, 'a'));
    expect([1, 9].map(isEditable)).toEqual([true, false]);
    fireEvent.doubleClick(document.querySelector('[data-id="9"] [data-field="a"]')!);
    await wait();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.doubleClick(document.querySelector('[data-id="1"] [data-field="a"]')!);
    await wait();
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  test('The export includes them, at the top and the bottom', async () => {
    render(<Grid pinnedRows={{ top: [rows[2]], bottom: [total] }} />);
    await wait();
    const lines = api.current.getDataAsCsv().split('\r\n');
    expect(lines[1]).toBe('2,z,m');
    expect(lines[lines.length - 1]).toBe('6,,');
  });

  test('If rows are selected, the export and the clipboard contain only these rows', async () => {
    const writeText = jest.fn(async (_text: string) => {});
    Object.assign(navigator, { clipboard: { writeText } });
    render(<Grid pinnedRows={{ bottom: [{ id: 9, a: 6 }] }} selectionModel={[1]} />);
    await wait();
    expect(api.current.getDataAsCsv()).toBe('a,b,c\r\n3,x,k');
    fireEvent.keyDown(screen.getByText('k'), {
      key: 'c',
      code: 'KeyC',
      keyCode: 67,
      ctrlKey: true,
    });
    expect(writeText).toHaveBeenCalledWith('3\tx\tk');
  });

  test('They are outside the tree', async () => {
    render(
      <Grid
        treeData
        rows={[
          { id: 1, path: ['Amara'] },
          { id: 2, path: ['Amara', 'Birgit'] },
        ]}
        getTreeDataPath={({ path }) => path}
        pinnedRows={{ bottom: [{ ...total, path: ['Amara', 'Chen'] }] }}
      />,
    );
    await wait();
    expect(api.current.getRowGroupChildren({ groupId: 1 })).toEqual([2]);
    expect(ids()).toEqual([1, 9]);
  });

  test('Not for pinned rows', async () => {
    render(
      <Grid
        pinnedRows={{ bottom: [total] }}
        rowReordering
        getDetailPanelContent={() => <p>Panel</p>}
      />,
    );
    await wait();
    expect(document.querySelector('[data-id="9"] button')).toBeDisabled();
    expect(document.querySelector('[data-id="9"] [draggable]')).toBeNull();
    expect(document.querySelector('[data-id="1"] [draggable]')).not.toBeNull();
  });
});
