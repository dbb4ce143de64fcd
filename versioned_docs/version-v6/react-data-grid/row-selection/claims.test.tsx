import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
  { id: 3, name: 'Cem' },
];
const isNotBo = ({ row }: { row: { name: string } }) => row.name !== 'Bo';
const onlyAda = { items: [{ field: 'name', operator: 'equals', value: 'Ada' }] };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function People(props: Partial<DataGridProProps>) {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro apiRef={api} rows={rows} columns={[{ field: 'name' }]} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const selected = () => api.current.state.rowSelection;
const headerCheckbox = () => screen.getByRole('checkbox', { name: 'Select all rows' });
const rowCheckbox = (index: number) =>
  screen.getAllByRole('checkbox', { name: 'Select row' })[index];
const cell = (name: string) => screen.getByRole('cell', { name });

describe('#', () => {
  test('While the filter has conditions, it replaces the selection, and rows that the filter hides lose theirs', async () => {
    render(<People checkboxSelection />);
    act(() => api.current.selectRows([2, 3]));
    act(() => api.current.setFilterModel(onlyAda));
    await wait();
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([1]);
  });
});

describe('#multiple-selection', () => {
  test('a click adds or removes one row', async () => {
    render(<People />);
    fireEvent.click(cell('Ada'));
    fireEvent.click(cell('Cem'), { ctrlKey: true });
    expect(selected()).toEqual([1, 3]);
    fireEvent.click(cell('Ada'), { ctrlKey: true });
    expect(selected()).toEqual([3]);
  });
});

describe('#single-checkbox', () => {
  test('`disableMultipleRowSelection` has no effect together with `checkboxSelection`', () => {
    render(<People checkboxSelection disableMultipleRowSelection />);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([1, 2, 3]);
  });

  test('a row that is selected is added at the end', () => {
    render(<People checkboxSelection />);
    fireEvent.click(rowCheckbox(2));
    fireEvent.click(rowCheckbox(0));
    expect(selected()).toEqual([3, 1]);
  });
});

describe('#disable-on-click', () => {
  test('The checkboxes and the keyboard still select', () => {
    render(<People disableRowSelectionOnClick checkboxSelection />);
    fireEvent.click(cell('Ada'));
    expect(selected()).toEqual([]);
    fireEvent.click(rowCheckbox(1));
    expect(selected()).toEqual([2]);
    act(() => api.current.setCellFocus(3, 'name'));
    fireEvent.keyDown(cell('Cem'), { key: ' ', shiftKey: true });
    expect(selected()).toEqual([2, 3]);
  });
});

describe('#disable-some-rows', () => {
  test('neither a click nor the checkbox in the header selects them', () => {
    render(<People checkboxSelection isRowSelectable={isNotBo} />);
    fireEvent.click(cell('Bo'));
    expect(selected()).toEqual([]);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([1, 3]);
  });

  test('The checkbox in the header counts all rows, even those that cannot be selected', () => {
    render(<People checkboxSelection isRowSelectable={isNotBo} />);
    fireEvent.click(headerCheckbox());
    expect(
      document.querySelector('[role="columnheader"] [data-indeterminate="true"]'),
    ).not.toBeNull();
  });

  test('`isRowSelectable` does not apply to a model that you set, which can contain any id', () => {
    render(<People isRowSelectable={isNotBo} rowSelectionModel={[2, 99]} />);
    expect(selected()).toContain(2);
  });
});

describe('#disable-selection', () => {
  test('A model is then ignored', () => {
    render(<People rowSelection={false} rowSelectionModel={[1]} />);
    expect(cell('Ada').closest('[role="row"]')).not.toHaveClass('Mui-selected');
  });
});

describe('#indeterminate', () => {
  test('A click on a dash removes the selection of all rows; a second click selects them all', () => {
    render(<People checkboxSelection />);
    act(() => api.current.selectRow(2));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Unselect all rows' }));
    expect(selected()).toEqual([]);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([1, 2, 3]);
  });
});

describe('#propagation', () => {
  test('a parent and its children are selected independently', async () => {
    render(
      <People
        treeData
        getTreeDataPath={({ name }) => ['Team', name]}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
      />,
    );
    fireEvent.click(rowCheckbox(0));
    expect(selected()).toHaveLength(1);
    fireEvent.click(rowCheckbox(0));
    expect(selected()).toHaveLength(2);
  });
});

describe('#controlled', () => {
  test('You also need this to start with some rows selected, because `initialState` does not include the selection', () => {
    render(<People />);
    act(() => api.current.selectRow(1));
    expect(Object.keys(api.current.exportState())).not.toContain('rowSelection');
  });
});

describe('#filtering', () => {
  test('A row that the filter hides stays selected', async () => {
    render(<People />);
    act(() => api.current.selectRows([2, 3]));
    act(() => api.current.setFilterModel(onlyAda));
    await wait();
    expect(selected()).toEqual([2, 3]);
  });

  test('A row that is gone from `rows` loses its selection', async () => {
    const { rerender } = render(<People />);
    act(() => api.current.selectRows([2, 3]));
    rerender(<People rows={rows.slice(0, 2)} />);
    await wait();
    expect(selected()).toEqual([2]);
  });

  test('with `keepNonExistentRowsSelected`, it stays in the model', async () => {
    const { rerender } = render(<People keepNonExistentRowsSelected />);
    act(() => api.current.selectRows([2, 3]));
    rerender(<People keepNonExistentRowsSelected rows={rows.slice(0, 2)} />);
    await wait();
    expect(selected()).toEqual([2, 3]);
  });
});

describe('#api-object', () => {
  test('For an id whose row is not loaded, the value is `undefined`', async () => {
    render(<People keepNonExistentRowsSelected rowSelectionModel={[1, 99]} />);
    await wait();
    expect([...api.current.getSelectedRows()]).toEqual([
      [1, { id: 1, name: 'Ada' }],
      [99, undefined],
    ]);
  });

  test('Replaces the model, without calling `isRowSelectable`', () => {
    render(<People isRowSelectable={isNotBo} />);
    act(() => api.current.setRowSelectionModel([2]));
    expect(selected()).toEqual([2]);
  });
});

describe('#accessibility', () => {
  test('In the `DataGrid`, it is `false` even with `checkboxSelection`', () => {
    render(<DataGrid rows={rows} columns={[{ field: 'name' }]} checkboxSelection />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'false');
  });

  test('Ctrl + A selects rows that the filter hides as well', async () => {
    render(<People keepNonExistentRowsSelected filterModel={onlyAda} />);
    act(() => api.current.setCellFocus(1, 'name'));
    fireEvent.keyDown(cell('Ada'), { key: 'a', keyCode: 65, ctrlKey: true });
    await wait();
    expect(selected()).toEqual([1, 2, 3]);
  });
});
