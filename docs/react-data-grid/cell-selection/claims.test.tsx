import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [{ field: 'site' }, { field: 'day', type: 'number' }];
const rows = [
  { id: 1, site: 'North', day: 3 },
  { id: 2, site: 'South', day: 4 },
  { id: 3, site: 'West', day: 5 },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={columns} cellSelection {...props} />
    </div>
  );
}

const cell = (id: number | string, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;

function click(id: number | string, field: string, more: object = {}) {
  const target = cell(id, field);
  fireEvent.mouseDown(target, more);
  fireEvent.mouseUp(target, more);
  fireEvent.click(target, more);
}

const selected = () =>
  api.current.getSelectedCellsAsArray().map(({ id, field }) => `${id}.${field}`);

describe('#enable', () => {
  test('A click then selects both the cell and its row', () => {
    render(<Grid />);
    click(2, 'day');
    expect(selected()).toEqual(['2.day']);
    expect([...api.current.getSelectedRows().keys()]).toEqual([2]);
  });
});

describe('#select', () => {
  test('Toggles the cell', () => {
    render(<Grid rowSelection={false} />);
    click(1, 'day');
    click(3, 'day', { ctrlKey: true });
    expect(selected()).toEqual(['1.day', '3.day']);
    click(1, 'day', { ctrlKey: true });
    expect(selected()).toEqual(['3.day']);
  });

  test('Selects from the focused cell to this one', () => {
    render(<Grid rowSelection={false} />);
    click(1, 'site');
    click(2, 'day', { shiftKey: true });
    expect(selected()).toEqual(['1.site', '1.day', '2.site', '2.day']);
  });

  test('Extends the range from the focused cell', () => {
    render(<Grid rowSelection={false} />);
    click(1, 'day');
    fireEvent.keyDown(cell(1, 'day'), { key: 'ArrowDown', shiftKey: true });
    expect(selected()).toEqual(['1.day', '2.day']);
  });

  test('Clears the selection and moves the focus', () => {
    render(<Grid rowSelection={false} />);
    click(1, 'day');
    fireEvent.keyDown(cell(1, 'day'), { key: 'ArrowDown' });
    expect(selected()).toEqual([]);
    expect(cell(2, 'day')).toHaveFocus();
  });

  test('Clicking a cell of the checkbox column, an `actions` column or a pinned row does not select it', () => {
    render(
      <Grid
        checkboxSelection
        columns={[...columns, { field: 'actions', type: 'actions', getActions: () => [] }]}
        pinnedRows={{ top: [{ id: 'sum', site: 'All', day: 12 }] }}
      />,
    );
    click(1, '__check__');
    click(1, 'actions');
    click('sum', 'day');
    expect(selected()).toEqual([]);
  });
});

describe('#controlled', () => {
  const model = { 1: { day: true }, 2: { day: true }, 3: { site: true, day: true } };

  test('The model may contain rows that the filter hides, and fields of hidden columns.', () => {
    render(
      <Grid
        cellSelectionModel={model}
        filterModel={{ items: [{ field: 'site', operator: 'equals', value: 'West' }] }}
        columnVisibilityModel={{ site: false }}
      />,
    );
    expect(api.current.getCellSelectionModel()).toEqual(model);
  });
});

describe('#api-object', () => {
  const model = { 2: { day: true }, 1: { day: true }, 3: { day: true } };

  test('Returns the selected cells in row order', () => {
    render(<Grid cellSelectionModel={model} sortModel={[{ field: 'day', sort: 'desc' }]} />);
    expect(selected()).toEqual(['3.day', '2.day', '1.day']);
  });

  test('except cells in rows that are filtered out, collapsed, or on another page', () => {
    const filtered = render(
      <Grid
        cellSelectionModel={model}
        filterModel={{ items: [{ field: 'site', operator: 'equals', value: 'West' }] }}
      />,
    );
    expect(selected()).toEqual(['3.day']);
    filtered.unmount();
    const grouped = render(
      <Grid cellSelectionModel={model} initialState={{ rowGrouping: { model: ['site'] } }} />,
    );
    expect(selected()).toEqual([]);
    grouped.unmount();
    render(
      <Grid
        cellSelectionModel={model}
        pagination
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
      />,
    );
    expect(selected()).toEqual(['1.day']);
  });

  test('The event `cellSelectionChange` is published after each change.', () => {
    const changed = jest.fn();
    render(<Grid />);
    api.current.subscribeEvent('cellSelectionChange', () => changed(selected()));
    act(() => api.current.selectCellRange({ id: 1, field: 'day' }, { id: 2, field: 'day' }));
    expect(changed).toHaveBeenCalledWith(['1.day', '2.day']);
  });
});

describe('#accessibility', () => {
  test('cells have no `aria-selected`', () => {
    render(<Grid cellSelectionModel={{ 1: { day: true } }} />);
    expect(cell(1, 'day')).toHaveClass('Mui-selected');
    expect(cell(1, 'day')).not.toHaveAttribute('aria-selected', 'true');
  });
});

describe('#troubleshooting', () => {
  test('The selection does not change', () => {
    render(<Grid cellSelectionModel={{ 1: { day: true } }} />);
    click(2, 'day');
    expect(selected()).toEqual(['1.day']);
  });
});
