import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type GridApi,
  type GridApiRef,
  type GridComponentProps,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 11, name: 'Ada' },
  { id: 12, name: 'Bo' },
  { id: 13, name: 'Cem' },
];
const noRow = () => false;
const isNotBo = ({ row }: GridRowParams) => row['name'] !== 'Bo';
const onlyAda = { items: [{ columnField: 'name', operatorValue: 'equals', value: 'Ada' }] };

let api: GridApiRef;

beforeEach(() => {
  api = { current: {} as GridApi };
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

function People(props: Partial<GridComponentProps>) {
  return (
    <DataGridPro
      apiRef={api}
      rows={rows}
      columns={[{ field: 'name' }]}
      disableVirtualization
      {...props}
    />
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const selected = () => api.current.state.selection;
const headerCheckbox = () => screen.getByLabelText('Select All Rows checkbox');
const rowCheckbox = (index: number) => screen.getAllByLabelText('Select Row checkbox')[index]!;
const cell = (name: string) => screen.getByRole('cell', { name });

describe('#', () => {
  test('Rows that the filter hides lose their selection with that click.', async () => {
    render(<People checkboxSelection />);
    act(() => api.current.selectRows([12, 13]));
    act(() => api.current.setFilterModel(onlyAda));
    await wait();
    expect(selected()).toEqual([12, 13]);
    fireEvent.click(headerCheckbox());
    await wait();
    expect(selected()).toEqual([]);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([11]);
  });

  test('a click anywhere on a row then adds it, without a key', () => {
    render(<People checkboxSelection />);
    fireEvent.click(cell('Ada'));
    fireEvent.click(cell('Cem'));
    expect(selected()).toEqual([11, 13]);
  });
});

describe('#multiple-selection', () => {
  test('a click adds or removes one row', () => {
    render(<People />);
    fireEvent.click(cell('Ada'));
    fireEvent.click(cell('Cem'), { ctrlKey: true });
    expect(selected()).toEqual([11, 13]);
    fireEvent.click(cell('Ada'), { ctrlKey: true });
    expect(selected()).toEqual([13]);
  });

  test('Version 4 selects no ranges: <kbd>Shift</kbd> and a click select that row alone.', () => {
    render(<People />);
    fireEvent.click(cell('Ada'));
    fireEvent.click(cell('Cem'), { shiftKey: true });
    expect(selected()).toEqual([13]);
  });
});

describe('#single-checkbox', () => {
  test('`disableMultipleSelection` has no effect together with `checkboxSelection`', () => {
    render(<People checkboxSelection disableMultipleSelection />);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([11, 12, 13]);
  });

  test('ids that are numbers come in ascending order, not in the order of the clicks', () => {
    render(<People checkboxSelection />);
    fireEvent.click(rowCheckbox(2));
    fireEvent.click(rowCheckbox(0));
    expect(selected()).toEqual([11, 13]);
  });
});

describe('#disable-on-click', () => {
  test('The checkboxes and the keyboard still select', () => {
    render(<People disableSelectionOnClick checkboxSelection />);
    fireEvent.click(cell('Ada'));
    expect(selected()).toEqual([]);
    fireEvent.click(rowCheckbox(1));
    expect(selected()).toEqual([12]);
    act(() => api.current.setCellFocus(13, 'name'));
    fireEvent.keyDown(cell('Cem'), { key: ' ', shiftKey: true });
    expect(selected()).toEqual([12, 13]);
  });
});

describe('#disable-some-rows', () => {
  test('neither a click nor the checkbox in the header selects them', () => {
    render(<People checkboxSelection isRowSelectable={isNotBo} />);
    fireEvent.click(cell('Bo'));
    expect(selected()).toEqual([]);
    expect(rowCheckbox(1)).toBeDisabled();
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([11, 13]);
  });

  test('The header counts all rows, also those that cannot be selected', () => {
    render(<People checkboxSelection isRowSelectable={isNotBo} />);
    fireEvent.click(headerCheckbox());
    expect(headerCheckbox()).toHaveAttribute('data-indeterminate', 'true');
  });
});

describe('#disable-selection', () => {
  test('clicks, checkboxes, keys and `selectRow()` then select nothing', () => {
    render(<People checkboxSelection isRowSelectable={noRow} />);
    fireEvent.click(cell('Ada'));
    fireEvent.click(rowCheckbox(0));
    fireEvent.click(headerCheckbox());
    act(() => api.current.setCellFocus(13, 'name'));
    fireEvent.keyDown(cell('Cem'), { key: ' ', shiftKey: true });
    fireEvent.keyDown(cell('Cem'), { key: 'a', ctrlKey: true });
    act(() => api.current.selectRow(12));
    expect(selected()).toEqual([]);
  });
});

describe('#visible-only', () => {
  test('the checkbox in the header concerns the rows of the current page', () => {
    const pages = { pagination: true as const, pageSize: 2, rowsPerPageOptions: [2] };
    const { unmount } = render(<People checkboxSelection {...pages} />);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([11, 12, 13]);
    unmount();
    api = { current: {} as GridApi };
    render(<People checkboxSelection checkboxSelectionVisibleOnly {...pages} />);
    fireEvent.click(headerCheckbox());
    expect(selected()).toEqual([11, 12]);
  });
});

describe('#filtering', () => {
  test('A row that the filter hides stays selected', async () => {
    render(<People />);
    act(() => api.current.selectRows([12, 13]));
    act(() => api.current.setFilterModel(onlyAda));
    await wait();
    expect(selected()).toEqual([12, 13]);
  });

  test('A row that is gone from `rows` loses its selection', async () => {
    const { rerender } = render(<People />);
    act(() => api.current.selectRows([12, 13]));
    rerender(<People rows={rows.slice(0, 2)} />);
    await wait();
    expect(selected()).toEqual([12]);
  });
});

describe('#api-object', () => {
  test('`selectRow()` without its last argument drops all others', () => {
    render(<People />);
    act(() => api.current.selectRow(11));
    act(() => api.current.selectRow(12));
    expect(selected()).toEqual([12]);
    act(() => api.current.selectRow(13, true, true));
    expect(selected()).toEqual([12, 13]);
  });

  test('with `checkboxSelection`, it keeps them.', () => {
    render(<People checkboxSelection />);
    act(() => api.current.selectRow(11));
    act(() => api.current.selectRow(12));
    expect(selected()).toEqual([11, 12]);
  });

  test('the grid shows the change with its next render, so call `forceUpdate()` afterward', async () => {
    render(<People />);
    const row = () => document.querySelector('[data-id="12"]');
    act(() => api.current.setSelectionModel([12]));
    await wait();
    expect(row()).toHaveAttribute('aria-selected', 'false');
    act(() => api.current.forceUpdate(undefined));
    expect(row()).toHaveAttribute('aria-selected', 'true');
  });

  test('Replaces the model, without asking `isRowSelectable`', () => {
    render(<People isRowSelectable={isNotBo} />);
    act(() => api.current.setSelectionModel([12]));
    expect(selected()).toEqual([12]);
  });
});

describe('#accessibility', () => {
  test('In the `DataGrid`, it is `false` even with `checkboxSelection`', () => {
    render(<DataGrid rows={rows} columns={[{ field: 'name' }]} checkboxSelection />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'false');
  });

  test('No texts of the grid translate them.', () => {
    render(<People checkboxSelection localeText={{ checkboxSelectionHeaderName: 'Ausgewählt' }} />);
    expect(headerCheckbox()).toBeInTheDocument();
    expect(rowCheckbox(0)).toBeInTheDocument();
  });

  test('It does not take a selection away.', () => {
    const { rerender } = render(<People />);
    const select = (id: number, name: string) => {
      act(() => api.current.setCellFocus(id, 'name'));
      fireEvent.keyDown(cell(name), { key: ' ', shiftKey: true });
    };
    select(11, 'Ada');
    select(12, 'Bo');
    select(12, 'Bo');
    expect(selected()).toEqual([12]);
    rerender(<People checkboxSelection />);
    select(13, 'Cem');
    select(13, 'Cem');
    expect(selected()).toEqual([12, 13]);
  });

  test('it selects rows that the filter hides as well', async () => {
    render(<People filterModel={onlyAda} />);
    await wait();
    act(() => api.current.setCellFocus(11, 'name'));
    fireEvent.keyDown(cell('Ada'), { key: 'a', ctrlKey: true });
    await wait();
    expect(selected()).toEqual([11, 12, 13]);
  });

  test('<kbd>Shift</kbd> with an arrow key has a fault: it selects the position of a row in place of its id.', async () => {
    render(<People />);
    act(() => api.current.setCellFocus(11, 'name'));
    fireEvent.keyDown(cell('Ada'), { key: 'ArrowDown', shiftKey: true });
    await wait();
    expect(selected()).toEqual([0]);
  });
});

describe('#troubleshooting', () => {
  test('`isRowSelectable` is set, and the model holds the id of a row that is not there.', () => {
    expect(() => render(<People isRowSelectable={isNotBo} selectionModel={[12, 99]} />)).toThrow(
      'No row with id #99 found',
    );
  });

  test('The model has several ids, and the `DataGrid` has no checkboxes.', () => {
    render(<DataGrid rows={rows} columns={[{ field: 'name' }]} selectionModel={[11, 12]} />);
    expect(jest.mocked(console.error).mock.calls.flat().join(' ')).toContain(
      'selectionModel can only be of 1 item in DataGrid.',
    );
  });
});
