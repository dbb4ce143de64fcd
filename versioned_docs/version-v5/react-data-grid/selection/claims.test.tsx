import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
  { id: 3, name: 'Cem' },
];
const noRow = () => false;
const isNotBo = ({ row }: { row: { name: string } }) => row.name !== 'Bo';
const onlyAda = { items: [{ columnField: 'name', operatorValue: 'equals', value: 'Ada' }] };

const adaOrBo = {
  items: [{ columnField: 'name', operatorValue: 'isAnyOf', value: ['Ada', 'Bo'] }],
};

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
const selected = () => api.current.state.selection;
const headerCheckbox = () => screen.getByRole('checkbox', { name: 'Select all rows' });
const rowCheckbox = (index: number) =>
  screen.getAllByRole('checkbox', { name: 'Select row' })[index];
const cell = (name: string) => screen.getByRole('cell', { name });

describe('#', () => {
  test('It adds them to the selection, so that rows that the filter hides keep theirs', async () => {
    render(<People checkboxSelection />);
    act(() => api.current.selectRows([2, 3]));
    act(() => api.current.setFilterModel(onlyAda));
    await wait();
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([1, 2, 3]);
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

describe('#multiple-selection', () => {
  test('On a row that is already selected, they make the selection smaller: that row stays, and the rows from there to the last one are removed', () => {
    render(<People />);
    fireEvent.click(cell('Ada'));
    fireEvent.click(cell('Cem'), { shiftKey: true });
    expect(selected()).toEqual([1, 2, 3]);
    fireEvent.click(cell('Ada'), { shiftKey: true });
    expect(selected()).toEqual([1]);
  });
});

describe('#custom-checkbox-column', () => {
  test('with its own, the grid warns in the console', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <People
        checkboxSelection
        columns={[{ ...GRID_CHECKBOX_SELECTION_COL_DEF, type: 'string' }, { field: 'name' }]}
      />,
    ).unmount();
    expect(warn).not.toHaveBeenCalled();
    api = { current: {} as GridApi };
    render(
      <People checkboxSelection columns={[GRID_CHECKBOX_SELECTION_COL_DEF, { field: 'name' }]} />,
    );
    expect(warn.mock.calls.flat().join()).toContain(
      'MUI: The column type "checkboxSelection" you are using is not supported.',
    );
    warn.mockRestore();
  });
});

describe('#propagation', () => {
  const team = [
    { id: 1, name: 'Gates', path: ['Gates'] },
    { id: 2, name: 'Ada', path: ['Gates', 'Ada'] },
  ];
  const getPath = ({ path }: { path: string[] }) => path;

  test('The checkbox in the header leaves out rows below closed parents', () => {
    render(<People treeData getTreeDataPath={getPath} rows={team} checkboxSelection />);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([1]);
  });

  test('Ctrl + A selects them too', () => {
    render(<People treeData getTreeDataPath={getPath} rows={team} />);
    const first = document.querySelector('[role="cell"]')!;
    act(() => api.current.setCellFocus(1, first.getAttribute('data-field')!));
    fireEvent.keyDown(first, { key: 'a', ctrlKey: true });
    expect(selected()).toEqual([1, 2]);
  });
});

describe('#single-checkbox', () => {
  test('`disableMultipleSelection` has no effect together with `checkboxSelection`', () => {
    render(<People checkboxSelection disableMultipleSelection />);
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
    render(<People disableSelectionOnClick checkboxSelection />);
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
    render(<People isRowSelectable={isNotBo} selectionModel={[2, 99]} />);
    expect(selected()).toContain(2);
  });

  test('A row that cannot be selected is not highlighted even then', () => {
    render(<People isRowSelectable={isNotBo} selectionModel={[1, 2]} />);
    const row = (name: string) => cell(name).closest('[role="row"]');
    expect(row('Ada')).toHaveClass('Mui-selected');
    expect(row('Bo')).not.toHaveClass('Mui-selected');
  });
});

describe('#disable-selection', () => {
  test('clicks, checkboxes, keys and `selectRow()` then select nothing', () => {
    render(<People checkboxSelection isRowSelectable={noRow} />);
    fireEvent.click(cell('Ada'));
    fireEvent.click(rowCheckbox(0));
    fireEvent.click(headerCheckbox());
    act(() => api.current.setCellFocus(3, 'name'));
    fireEvent.keyDown(cell('Cem'), { key: ' ', shiftKey: true });
    fireEvent.keyDown(cell('Cem'), { key: 'a', ctrlKey: true });
    act(() => api.current.selectRow(2));
    expect(selected()).toEqual([]);
  });
});

describe('#indeterminate', () => {
  test('A click on a dash removes the selection of all rows that pass the filter; a second click selects them all', async () => {
    render(<People checkboxSelection filterModel={adaOrBo} />);
    await wait();
    act(() => api.current.selectRows([2, 3]));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Unselect all rows' }));
    expect(selected()).toEqual([3]);
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
  test('`initialState` does not hold a selection', () => {
    render(<People />);
    act(() => api.current.selectRow(1));
    expect(Object.keys(api.current.exportState())).not.toContain('selection');
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
    render(<People keepNonExistentRowsSelected selectionModel={[1, 99]} />);
    await wait();
    expect([...api.current.getSelectedRows()]).toEqual([
      [1, { id: 1, name: 'Ada' }],
      [99, undefined],
    ]);
  });

  test('Replaces the model, without calling `isRowSelectable`', () => {
    render(<People isRowSelectable={isNotBo} />);
    act(() => api.current.setSelectionModel([2]));
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

describe('#visible-only', () => {
  test('from the second page on, the checkbox in the header would select the last row only', async () => {
    render(
      <People
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        paginationMode="server"
        rowCount={9}
        page={1}
        pageSize={3}
        rowsPerPageOptions={[3]}
      />,
    );
    await wait();
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([3]);
  });
});

describe('#troubleshooting', () => {
  test('`isRowSelectable` is a new function while the grid keeps the id of a row that is gone', async () => {
    const { rerender } = render(<People keepNonExistentRowsSelected isRowSelectable={isNotBo} />);
    act(() => api.current.selectRows([1, 3]));
    const fewer = rows.slice(0, 2);
    rerender(<People keepNonExistentRowsSelected isRowSelectable={isNotBo} rows={fewer} />);
    await wait();
    expect(selected()).toEqual([1, 3]);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      rerender(<People keepNonExistentRowsSelected isRowSelectable={() => true} rows={fewer} />),
    ).toThrow('No row with id #3 found');
    error.mockRestore();
  });
});
