import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
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
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        unstable_cellSelection
        disableVirtualization
        {...props}
      />
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
  api.current.unstable_getSelectedCellsAsArray().map(({ id, field }) => `${id}.${field}`);

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

  test('Clears the selection', () => {
    render(<Grid rowSelection={false} />);
    click(1, 'day');
    fireEvent.keyDown(cell(1, 'day'), { key: ' ' });
    expect(selected()).toEqual([]);
  });

  test('but a drag that passes over checkboxes includes them.', () => {
    render(<Grid rowSelection={false} checkboxSelection />);
    fireEvent.mouseDown(cell(1, 'site'));
    fireEvent.mouseOver(cell(1, '__check__'));
    fireEvent.mouseUp(cell(1, '__check__'));
    expect(selected()).toEqual(['1.__check__', '1.site']);
  });

  test('are left out of clicks', () => {
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
        unstable_cellSelectionModel={model}
        filterModel={{ items: [{ field: 'site', operator: 'equals', value: 'West' }] }}
        columnVisibilityModel={{ site: false }}
      />,
    );
    expect(api.current.unstable_getCellSelectionModel()).toEqual(model);
  });
});

describe('#added-ranges', () => {
  const addDays = () =>
    act(() =>
      api.current.unstable_selectCellRange({ id: 2, field: 'day' }, { id: 3, field: 'day' }, true),
    );
  const days = { 1: { day: true }, 2: { day: true }, 3: { day: true } };

  test('is written into the object that the grid already has', () => {
    render(<Grid initialState={{ cellSelection: { 1: { day: true } } }} />);
    const before = api.current.unstable_getCellSelectionModel();
    addDays();
    expect(api.current.unstable_getCellSelectionModel()).toBe(before);
    expect(before).toEqual(days);
  });

  test('When `unstable_cellSelectionModel` is set, that is your object.', () => {
    const model = { 1: { day: true } };
    render(<Grid unstable_cellSelectionModel={model} />);
    addDays();
    expect(model).toEqual(days);
  });

  /** Selects a cell, then drags over two others with Ctrl held. */
  function addByDragging() {
    click(1, 'site');
    fireEvent.mouseDown(cell(2, 'day'), { ctrlKey: true });
    fireEvent.mouseOver(cell(3, 'day'), { ctrlKey: true });
    fireEvent.mouseUp(cell(3, 'day'), { ctrlKey: true });
  }

  test('The cells are marked, but `unstable_onCellSelectionModelChange` is not called', () => {
    const changed = jest.fn();
    render(<Grid rowSelection={false} unstable_onCellSelectionModelChange={changed} />);
    addByDragging();
    expect(cell(3, 'day')).toHaveClass('Mui-selected');
    expect(selected()).toEqual(['1.site', '2.day', '3.day']);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('and neither is a listener of the event `cellSelectionChange`', () => {
    const heard = jest.fn();
    render(<Grid rowSelection={false} />);
    api.current.subscribeEvent('cellSelectionChange', heard);
    addByDragging();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('#api-object', () => {
  const model = { 2: { day: true }, 1: { day: true }, 3: { day: true } };

  test('Returns the selected cells in the order of the model', () => {
    render(
      <Grid unstable_cellSelectionModel={model} sortModel={[{ field: 'day', sort: 'desc' }]} />,
    );
    expect(selected()).toEqual(['1.day', '2.day', '3.day']);
  });

  test('also those of rows that are filtered out, collapsed, or on another page', () => {
    const filtered = render(
      <Grid
        unstable_cellSelectionModel={model}
        filterModel={{ items: [{ field: 'site', operator: 'equals', value: 'West' }] }}
      />,
    );
    expect(selected()).toEqual(['1.day', '2.day', '3.day']);
    filtered.unmount();
    api = { current: {} as GridApi };
    const grouped = render(
      <Grid
        unstable_cellSelectionModel={model}
        initialState={{ rowGrouping: { model: ['site'] } }}
      />,
    );
    expect(selected()).toEqual(['1.day', '2.day', '3.day']);
    grouped.unmount();
    api = { current: {} as GridApi };
    render(
      <Grid
        unstable_cellSelectionModel={model}
        pagination
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
      />,
    );
    expect(selected()).toEqual(['1.day', '2.day', '3.day']);
  });

  test('with one in a hidden column, or in a row that the filter hides, the range can be empty.', () => {
    const wide = [...columns, { field: 'depth' }];
    const hidden = render(<Grid columns={wide} columnVisibilityModel={{ site: false }} />);
    act(() =>
      api.current.unstable_selectCellRange({ id: 1, field: 'site' }, { id: 2, field: 'day' }),
    );
    expect(selected()).toEqual([]);
    hidden.unmount();
    api = { current: {} as GridApi };
    render(<Grid filterModel={{ items: [{ field: 'day', operator: '>', value: 3 }] }} />);
    act(() =>
      api.current.unstable_selectCellRange({ id: 2, field: 'day' }, { id: 1, field: 'day' }),
    );
    expect(selected()).toEqual([]);
  });

  test('The event `cellSelectionChange` is published after each change', () => {
    const changed = jest.fn();
    render(<Grid />);
    api.current.subscribeEvent('cellSelectionChange', () => changed(selected()));
    act(() =>
      api.current.unstable_selectCellRange({ id: 1, field: 'day' }, { id: 2, field: 'day' }),
    );
    expect(changed).toHaveBeenCalledWith(['1.day', '2.day']);
  });
});

describe('#order', () => {
  const model = { 2: { day: true }, 1: { day: true }, 3: { day: true } };

  function visibleSelection(apiRef: React.MutableRefObject<GridApi>) {
    const current = apiRef.current.unstable_getCellSelectionModel();
    const fields = apiRef.current.getVisibleColumns().map((column) => column.field);
    return gridExpandedSortedRowIdsSelector(apiRef).flatMap((id) =>
      fields.filter((field) => current[id]?.[field]).map((field) => `${id}.${field}`),
    );
  }

  test('This function leaves out rows that are filtered out or collapsed.', () => {
    const sorted = render(
      <Grid
        unstable_cellSelectionModel={model}
        sortModel={[{ field: 'day', sort: 'desc' }]}
        filterModel={{ items: [{ field: 'day', operator: '>', value: 3 }] }}
      />,
    );
    expect(visibleSelection(api)).toEqual(['3.day', '2.day']);
    sorted.unmount();
    api = { current: {} as GridApi };
    render(
      <Grid
        unstable_cellSelectionModel={model}
        initialState={{ rowGrouping: { model: ['site'] } }}
      />,
    );
    expect(visibleSelection(api)).toEqual([]);
  });
});

describe('#accessibility', () => {
  test('cells have no `aria-selected`', () => {
    render(<Grid unstable_cellSelectionModel={{ 1: { day: true } }} />);
    expect(cell(1, 'day')).toHaveClass('Mui-selected');
    expect(cell(1, 'day')).not.toHaveAttribute('aria-selected');
  });
});

describe('#troubleshooting', () => {
  test('The selection does not change', () => {
    render(<Grid unstable_cellSelectionModel={{ 1: { day: true } }} />);
    click(2, 'day');
    expect(selected()).toEqual(['1.day']);
  });
});
