import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, gridRowSelectionIdsSelector } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
  { id: 3, name: 'Cem' },
];
const isNotBo = ({ row }: { row: { name: string } }) => row.name !== 'Bo';
const onlyDescendants = { descendants: true, parents: false };
const onlyAda = { items: [{ field: 'name', operator: 'equals', value: 'Ada' }] };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

interface Props extends Partial<DataGridProProps> {
  community?: boolean;
}

function People({ community, ...props }: Props) {
  const Grid = community ? (DataGrid as unknown as typeof DataGridPro) : DataGridPro;
  return (
    <div style={{ height: 400, width: 500 }}>
      <Grid apiRef={api} rows={rows} columns={[{ field: 'name' }]} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const include = (...ids: GridRowId[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});
const exclude = (...ids: GridRowId[]): GridRowSelectionModel => ({
  type: 'exclude',
  ids: new Set(ids),
});
const model = () => api.current.state.rowSelection;
/** The ids of a model that lists them. */
const selected = () => {
  expect(model().type).toBe('include');
  return [...model().ids];
};
const headerCheckbox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /elect all rows/ });
const selectAll = () => fireEvent.keyDown(cell('Ada'), { key: 'a', keyCode: 65, ctrlKey: true });
const cell = (name: string) => screen.getByRole('gridcell', { name });

describe('#single-selection', () => {
  test('Another click on the same row takes the selection away again', () => {
    render(<People community />);
    fireEvent.click(cell('Ada'));
    expect(selected()).toEqual([1]);
    fireEvent.click(cell('Bo'));
    expect(selected()).toEqual([2]);
    fireEvent.click(cell('Bo'));
    expect(selected()).toEqual([]);
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
  test('The checkbox in the header is then disabled', () => {
    render(<People checkboxSelection disableMultipleRowSelection />);
    expect(headerCheckbox()).toBeDisabled();
  });
});

describe('#disable-on-click', () => {
  test('The checkboxes and the keyboard still select', () => {
    render(<People disableRowSelectionOnClick checkboxSelection />);
    fireEvent.click(cell('Ada'));
    expect(selected()).toEqual([]);
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Select row' })[1]);
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

  test('it is checked as soon as all others are selected', () => {
    render(<People checkboxSelection isRowSelectable={isNotBo} />);
    expect(headerCheckbox()).not.toBeChecked();
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([1, 3]);
    expect(headerCheckbox()).toBeChecked();
    expect(headerCheckbox()).toHaveAttribute('data-indeterminate', 'false');
  });

  test('A model that you set is not checked: it can hold any id', () => {
    render(<People isRowSelectable={isNotBo} rowSelectionModel={include(2, 99)} />);
    expect(selected()).toEqual([2, 99]);
  });
});

describe('#disable-selection', () => {
  test('A model is then ignored', () => {
    render(<People rowSelection={false} rowSelectionModel={include(1)} />);
    expect(cell('Ada').closest('[role="row"]')).not.toHaveClass('Mui-selected');
  });
});

describe('#indeterminate', () => {
  test('A click on a dash selects the rest', () => {
    render(<People checkboxSelection />);
    fireEvent.click(cell('Ada'));
    expect(headerCheckbox()).toHaveAttribute('data-indeterminate', 'true');
    fireEvent.click(headerCheckbox());
    expect(model()).toEqual(exclude());
    fireEvent.click(headerCheckbox());
    expect(model()).toEqual(include());
  });
});

describe('#propagation', () => {
  const teams = [
    { id: 1, name: 'Ada', path: ['Ada'] },
    { id: 2, name: 'Bo', path: ['Ada', 'Bo'] },
    { id: 3, name: 'Cem', path: ['Ada', 'Cem'] },
  ];
  const tree = {
    treeData: true,
    getTreeDataPath: ({ path }: { path: string[] }) => path,
    rows: teams,
    defaultGroupingExpansionDepth: -1,
    checkboxSelection: true,
  };

  test('In a tree, a parent takes its children along', async () => {
    render(<People {...tree} />);
    await wait();
    act(() => api.current.selectRow(1));
    expect(selected().sort()).toEqual([1, 2, 3]);
  });

  test('and is selected as soon as all of its children are', async () => {
    render(<People {...tree} />);
    await wait();
    act(() => api.current.selectRow(2));
    expect(selected()).toEqual([2]);
    act(() => api.current.selectRow(3));
    expect(selected().sort()).toEqual([1, 2, 3]);
  });

  test('if it holds a parent, `onRowSelectionModelChange` is called with its descendants added', async () => {
    const onChange = jest.fn();
    const given = include(1);
    render(<People {...tree} rowSelectionModel={given} onRowSelectionModelChange={onChange} />);
    await wait();
    expect([...onChange.mock.calls[0][0].ids].sort()).toEqual([1, 2, 3]);
  });
});

describe('#controlled', () => {
  test('`initialState` does not hold a selection', () => {
    render(<People />);
    act(() => api.current.selectRow(1));
    expect(Object.keys(api.current.exportState())).not.toContain('rowSelection');
  });
});

describe('#exclude', () => {
  test('The grid uses `exclude` when people select all with the checkbox in the header or with Ctrl + A: `ids` is then empty', async () => {
    for (const community of [true, false]) {
      const { unmount } = render(<People community={community} checkboxSelection />);
      fireEvent.click(headerCheckbox());
      expect(model()).toEqual(exclude());
      fireEvent.click(screen.getAllByRole('checkbox', { name: 'Unselect row' })[1]);
      expect(model()).toEqual(exclude(2));
      act(() => api.current.setCellFocus(1, 'name'));
      selectAll();
      expect(model()).toEqual(exclude());
      unmount();
    }
  });

  test('`include`, with the ids of these rows', async () => {
    const quick = { items: [], quickFilterValues: ['ada'] };
    for (const [props, ids] of [
      [{ filterModel: onlyAda }, [1]],
      [{ filterModel: quick }, [1]],
      [{ isRowSelectable: isNotBo }, [1, 3]],
      [{ checkboxSelectionVisibleOnly: true }, [1, 2, 3]],
    ] as const) {
      const { unmount } = render(<People checkboxSelection {...(props as Partial<Props>)} />);
      await wait();
      fireEvent.click(headerCheckbox());
      expect(selected()).toEqual(ids);
      unmount();
    }
  });

  test('`include`, always', () => {
    render(<People community checkboxSelection disableRowSelectionExcludeModel />);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([1, 2, 3]);
  });

  test('With `exclude`, rows that are added later are selected as well', async () => {
    const { rerender } = render(<People rowSelectionModel={exclude()} />);
    rerender(<People rowSelectionModel={exclude()} rows={[...rows, { id: 4, name: 'Dee' }]} />);
    await wait();
    expect(cell('Dee').closest('[role="row"]')).toHaveClass('Mui-selected');
  });

  test('A filter that people set afterwards does not take its hidden rows out of the selection either', async () => {
    render(<People checkboxSelection />);
    fireEvent.click(headerCheckbox());
    act(() => api.current.setFilterModel(onlyAda));
    await wait();
    expect(model()).toEqual(exclude());
    expect([...gridRowSelectionIdsSelector(api).keys()]).toEqual([1, 2, 3]);
  });
});

describe('#exclude', () => {
  const teams = [
    { id: 1, name: 'Ada', path: ['Ada'] },
    { id: 2, name: 'Bo', path: ['Ada', 'Bo'] },
    { id: 3, name: 'Cem', path: ['Cem'] },
  ];
  const tree = {
    treeData: true,
    getTreeDataPath: ({ path }: { path: string[] }) => path,
    rows: teams,
    defaultGroupingExpansionDepth: -1,
    checkboxSelection: true,
  };
  const addDee = () => act(() => api.current.updateRows([{ id: 4, name: 'Dee', path: ['Dee'] }]));

  test('with the next change of rows or of the filter, it becomes `include`, without the rows that were added', async () => {
    render(<People {...tree} />);
    await wait();
    fireEvent.click(headerCheckbox());
    expect(model()).toEqual(exclude());
    addDee();
    await wait();
    expect(selected().sort()).toEqual([1, 2, 3]);
  });

  test('without those that the filter hides', async () => {
    render(<People {...tree} />);
    await wait();
    fireEvent.click(headerCheckbox());
    act(() =>
      api.current.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'Cem' }] }),
    );
    await wait();
    expect(selected()).toEqual([3]);
  });

  test('It stays `exclude` if `parents` of `rowSelectionPropagation` is off', async () => {
    render(<People {...tree} rowSelectionPropagation={onlyDescendants} />);
    await wait();
    fireEvent.click(headerCheckbox());
    addDee();
    await wait();
    expect(model()).toEqual(exclude());
  });
});

describe('#server-pagination', () => {
  const page = (from: number) =>
    Array.from({ length: 4 }, (_, index) => ({ id: from + index, name: `Row ${from + index}` }));
  const server = {
    checkboxSelection: true,
    pagination: true,
    paginationMode: 'server',
    rowCount: 8,
    pageSizeOptions: [4],
    keepNonExistentRowsSelected: true,
  } as const;

  test('The checkbox in the header selects the rows of all pages: its model is `exclude`, and what people then take out is in `ids`, page after page', async () => {
    const first = { page: 0, pageSize: 4 };
    const second = { page: 1, pageSize: 4 };
    const { rerender } = render(
      <People community {...server} rows={page(1)} paginationModel={first} />,
    );
    await wait();
    fireEvent.click(headerCheckbox());
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Unselect row' })[1]);
    rerender(<People community {...server} rows={page(5)} paginationModel={second} />);
    await wait();
    expect(api.current.isRowSelected(5)).toBe(true);
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Unselect row' })[0]);
    expect(model()).toEqual(exclude(2, 5));
  });

  test('after "select all", it says "4 rows selected" here, not 8', async () => {
    render(
      <People community {...server} rows={page(1)} paginationModel={{ page: 0, pageSize: 4 }} />,
    );
    await wait();
    fireEvent.click(headerCheckbox());
    expect(screen.getByText('4 rows selected')).toBeInTheDocument();
  });
});

describe('#filtering', () => {
  test('With a model of the type `include`, a row that the filter hides, or that is gone from `rows`, loses its selection', async () => {
    const { rerender } = render(<People />);
    act(() => api.current.selectRows([2, 3]));
    rerender(<People rows={rows.slice(0, 2)} />);
    await wait();
    expect(selected()).toEqual([2]);
    act(() => api.current.setFilterModel(onlyAda));
    await wait();
    expect(selected()).toEqual([]);
  });

  test('With `keepNonExistentRowsSelected`, it stays in the model', async () => {
    const { rerender } = render(<People keepNonExistentRowsSelected />);
    act(() => api.current.selectRows([2, 3]));
    rerender(<People keepNonExistentRowsSelected rows={rows.slice(0, 2)} />);
    act(() => api.current.setFilterModel(onlyAda));
    await wait();
    expect(selected()).toEqual([2, 3]);
  });
});

describe('#read', () => {
  test('For an id whose row is not loaded, the value is `undefined`', async () => {
    render(<People keepNonExistentRowsSelected rowSelectionModel={include(1, 99)} />);
    await wait();
    expect([...gridRowSelectionIdsSelector(api)]).toEqual([
      [1, { id: 1, name: 'Ada' }],
      [99, undefined],
    ]);
  });

  test('In `onRowSelectionModelChange`, they still return the selection of before if the model is controlled', async () => {
    const seen: number[] = [];
    function Controlled() {
      const [value, setValue] = React.useState(include());
      return (
        <People
          rowSelectionModel={value}
          onRowSelectionModelChange={(next) => {
            seen.push(gridRowSelectionIdsSelector(api).size);
            setValue(next);
          }}
        />
      );
    }
    render(<Controlled />);
    fireEvent.click(cell('Ada'));
    await wait();
    expect(seen).toEqual([0]);
    expect(gridRowSelectionIdsSelector(api).size).toBe(1);
  });
});

describe('#api-object', () => {
  test('Replaces the model, without asking `isRowSelectable`', () => {
    render(<People isRowSelectable={isNotBo} />);
    act(() => api.current.setRowSelectionModel(include(2)));
    expect(selected()).toEqual([2]);
  });
});

describe('#api-object', () => {
  test('without it, nothing happens while another row is selected', () => {
    render(<People community />);
    act(() => api.current.selectRow(1));
    act(() => api.current.selectRow(2));
    expect(selected()).toEqual([1]);
    act(() => api.current.selectRow(2, true, true));
    expect(selected()).toEqual([2]);
  });
});

describe('#accessibility', () => {
  test('Each selectable row has `aria-selected`', () => {
    const states = () =>
      [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
        row.getAttribute('aria-selected'),
      );
    const { rerender } = render(<People isRowSelectable={isNotBo} />);
    expect(states()).toEqual(['false', null, 'false']);
    rerender(<People />);
    expect(states()).toEqual(['false', 'false', 'false']);
    rerender(<People rowSelection={false} />);
    expect(states()).toEqual([null, null, null]);
  });

  test('Ctrl + A selects only the rows that pass the filter', async () => {
    render(<People keepNonExistentRowsSelected filterModel={onlyAda} />);
    await wait();
    act(() => api.current.setCellFocus(1, 'name'));
    selectAll();
    await wait();
    expect(selected()).toEqual([1]);
  });
});

describe('#troubleshooting', () => {
  test('The model has several ids or the type `exclude`, and the `DataGrid` has no checkboxes, or has `disableMultipleRowSelection`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const show = (props: Partial<DataGridProProps>) => () => {
      const { unmount } = render(<People community {...props} />);
      unmount();
    };
    for (const rowSelectionModel of [include(1, 2), exclude()]) {
      expect(show({ rowSelectionModel })).toThrow('can only contain 1 item');
      expect(
        show({ rowSelectionModel, checkboxSelection: true, disableMultipleRowSelection: true }),
      ).toThrow('can only contain 1 item');
      expect(show({ rowSelectionModel, checkboxSelection: true })).not.toThrow();
    }
    error.mockRestore();
  });

  test('`rowSelectionModel` is an array', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<People rowSelectionModel={[1] as never} />)).toThrow(
      "Cannot read properties of undefined (reading 'size')",
    );
    jest.restoreAllMocks();
  });

  test('The footer counts a selected row, but none is drawn as selected', async () => {
    render(
      <People
        community
        rows={[{ id: 7, name: 'Ada' }]}
        checkboxSelection
        rowSelectionModel={include('7')}
      />,
    );
    await wait();
    expect(screen.getByText('1 row selected')).toBeInTheDocument();
    const row = cell('Ada').closest('[role="row"]');
    expect(row).toHaveAttribute('aria-selected', 'false');
    expect(row!.querySelector('input')).not.toBeChecked();
  });
});
