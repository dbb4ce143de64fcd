import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as grid6 from '@docs/v6/node_modules/@mui/x-data-grid';
import * as grid7 from '@mui/x-data-grid';
import { Component, type ElementType, type ReactNode } from 'react';

const rows = [
  { id: 1, city: 'Oslo', country: 'no', due: new Date('2025-03-10') },
  { id: 2, city: 'Rome', country: 'it', due: new Date('2025-03-11') },
  { id: 3, city: 'Bern', country: 'ch', due: new Date('2025-03-12') },
];

/** Props of either version: what one of them does not know is part of what is tested. */
type Props = Record<string, unknown>;

/** Shows what a grid throws. */
class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  render() {
    return this.state.message === null ? this.props.children : <p>{this.state.message}</p>;
  }
}

/** Renders a grid in place of the one before, and returns how to give it other props. */
function show(Grid: ElementType, props: Props): (next: Props) => void {
  cleanup();
  const element = (given: Props) => (
    <Boundary>
      <div style={{ width: 600, height: 500 }}>
        <Grid disableVirtualization rows={rows} columns={[{ field: 'city' }]} {...given} />
      </div>
    </Boundary>
  );
  const { rerender } = render(element(props));
  return (next) => rerender(element({ ...props, ...next }));
}

const show6 = (props: Props) => show(grid6.DataGrid, props);
const show7 = (props: Props) => show(grid7.DataGrid, props);

/** The cells of either version, whose role differs. */
const cellElements = (field = 'city') =>
  Array.from(
    document.querySelectorAll<HTMLElement>(`[role="row"] .MuiDataGrid-cell[data-field="${field}"]`),
  );
const cells = (field?: string) => cellElements(field).map(({ textContent }) => textContent);
const selectedRows = () => document.querySelectorAll('[role="row"].Mui-selected').length;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('#column-functions', () => {
  test('Old code then reads `row` from the value of the cell: it throws, or the cell stays empty.', () => {
    type Params = { row: { city: string }; value: string };
    const upperCase = [{ field: 'city', valueGetter: ({ row }: Params) => row.city.toUpperCase() }];
    show6({ columns: upperCase });
    expect(cells()).toEqual(['OSLO', 'ROME', 'BERN']);
    show7({ columns: upperCase });
    expect(screen.getByText(/Cannot read properties of undefined/)).toBeVisible();

    const guarded = [{ field: 'city', valueGetter: ({ row }: Partial<Params>) => row?.city }];
    show6({ columns: guarded });
    expect(cells()).toEqual(['Oslo', 'Rome', 'Bern']);
    show7({ columns: guarded });
    expect(cells()).toEqual(['', '', '']);
  });
});

describe('#density', () => {
  test('Now the prop decides: the menu of the toolbar opens, but choosing has no effect.', async () => {
    const user = userEvent.setup();
    const choose = async () => {
      await user.click(screen.getByRole('button', { name: /density/i }));
      await user.click(await screen.findByRole('menuitem', { name: 'Comfortable' }));
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    };
    const root = () => document.querySelector('.MuiDataGrid-root');
    show6({ density: 'compact', slots: { toolbar: grid6.GridToolbar } });
    expect(root()).toHaveClass('MuiDataGrid-root--densityCompact');
    await choose();
    expect(root()).toHaveClass('MuiDataGrid-root--densityComfortable');
    show7({ density: 'compact', slots: { toolbar: grid7.GridToolbar } });
    await choose();
    expect(root()).toHaveClass('MuiDataGrid-root--densityCompact');
    show7({
      initialState: { density: 'compact' },
      slots: { toolbar: grid7.GridToolbar },
    });
    expect(root()).toHaveClass('MuiDataGrid-root--densityCompact');
    await choose();
    expect(root()).toHaveClass('MuiDataGrid-root--densityComfortable');
  });
});

describe('#quick-filter', () => {
  test('`quickFilterExcludeHiddenColumns` of the filter model was `false` by default, and is `true` now.', () => {
    const filterModel = { items: [], quickFilterValues: ['it'] };
    const props = {
      columns: [{ field: 'city' }, { field: 'country' }],
      columnVisibilityModel: { country: false },
      filterModel,
    };
    show6(props);
    expect(cells()).toEqual(['Rome']);
    show7(props);
    expect(cells()).toEqual([]);
    show7({ ...props, filterModel: { ...filterModel, quickFilterExcludeHiddenColumns: false } });
    expect(cells()).toEqual(['Rome']);
  });
});

describe('#selection-filter', () => {
  const filtered = {
    filterModel: { items: [{ id: 1, field: 'city', operator: 'equals', value: 'Rome' }] },
  };
  const all = { filterModel: { items: [] } };

  /** Selects Oslo, filters it out and back in, and tells what is selected then. */
  function selectAndFilter(render: typeof show6, props: Props): number {
    const give = render({ ...all, ...props });
    fireEvent.click(cellElements()[0]!);
    expect(selectedRows()).toBe(1);
    give(filtered);
    expect(cells()).toEqual(['Rome']);
    give(all);
    expect(cells()).toEqual(['Oslo', 'Rome', 'Bern']);
    return selectedRows();
  }

  test('A selected row that no longer passes the filter leaves the selection, and `onRowSelectionModelChange` is called.', () => {
    const change6 = jest.fn();
    expect(selectAndFilter(show6, { onRowSelectionModelChange: change6 })).toBe(1);
    expect(change6).toHaveBeenCalledTimes(1);
    const change7 = jest.fn();
    expect(selectAndFilter(show7, { onRowSelectionModelChange: change7 })).toBe(0);
    expect(change7).toHaveBeenCalledTimes(2);
    expect(change7.mock.lastCall?.[0]).toEqual([]);
  });

  test('Set `keepNonExistentRowsSelected` to keep the old behavior.', () => {
    expect(selectAndFilter(show7, { keepNonExistentRowsSelected: true })).toBe(1);
  });
});

describe('#single-checkbox', () => {
  test('`disableMultipleRowSelection` now limits check boxes too: one row at a time, and the check box in the header is disabled.', () => {
    const props = { checkboxSelection: true, disableMultipleRowSelection: true };
    const checkTwo = () => {
      const [header, first, second] = screen.getAllByRole('checkbox');
      fireEvent.click(first!);
      fireEvent.click(second!);
      return header;
    };
    show6(props);
    expect(checkTwo()).toBeEnabled();
    expect(selectedRows()).toBe(2);
    show7(props);
    expect(checkTwo()).toBeDisabled();
    expect(selectedRows()).toBe(1);
  });
});

describe('#date-filter', () => {
  test('When someone filters a column of type `date` or `dateTime`, `value` in the filter model is a `Date` object.', async () => {
    /** Types into the filter panel and tells the value that the filter model gets. */
    async function filter(render: typeof show6, type: string, typed: string): Promise<unknown> {
      const change = jest.fn();
      render({
        columns: [{ field: 'due', type }],
        initialState: {
          filter: { filterModel: { items: [{ id: 1, field: 'due', operator: 'is' }] } },
          preferencePanel: { open: true, openedPanelValue: 'filters' },
        },
        onFilterModelChange: change,
      });
      const input = await waitFor(() => {
        const found = document.querySelector('input[type^="date"]');
        expect(found).not.toBeNull();
        return found!;
      });
      fireEvent.change(input, { target: { value: typed } });
      await waitFor(() => expect(change).toHaveBeenCalled());
      return (change.mock.lastCall?.[0] as grid7.GridFilterModel).items[0]?.value;
    }
    expect(await filter(show6, 'date', '2025-03-11')).toBe('2025-03-11');
    expect(await filter(show7, 'date', '2025-03-11')).toEqual(new Date('2025-03-11'));
    expect(await filter(show6, 'dateTime', '2025-03-11T08:30')).toBe('2025-03-11T08:30');
    expect(await filter(show7, 'dateTime', '2025-03-11T08:30')).toEqual(
      new Date('2025-03-11T08:30'),
    );
  });
});

/** Methods that both versions have. */
type Editing = Pick<grid6.GridApi, 'setEditCellValue' | 'stopCellEditMode'>;

describe('#editing', () => {
  /** The API object of the grid that is shown. */
  const api: { current: Editing | null } = { current: null };
  const cell = () => cellElements('amount')[0]!;

  /** Presses Delete on a cell, ends the editing and tells what the row is to hold. */
  async function empty(render: typeof show6, type: string, stored: unknown): Promise<unknown> {
    const processRowUpdate = jest.fn((row: Record<string, unknown>) => row);
    render({
      apiRef: api,
      columns: [{ field: 'amount', type, editable: true, valueOptions: ['kg', 't'] }],
      rows: [{ id: 1, amount: stored }],
      processRowUpdate,
    });
    fireEvent.focus(cell());
    fireEvent.keyDown(cell(), { key: 'Delete' });
    await waitFor(() => expect(cell()).toHaveClass('MuiDataGrid-cell--editing'));
    await act(async () => api.current!.stopCellEditMode({ id: 1, field: 'amount' }));
    await waitFor(() => expect(processRowUpdate).toHaveBeenCalledTimes(1));
    expect(processRowUpdate.mock.calls[0]![0]).toHaveProperty('amount');
    return processRowUpdate.mock.calls[0]![0].amount;
  }

  test('A cell that is emptied with the Delete key gets `undefined` in columns of type `number`, `date` and `dateTime`, `null` in `singleSelect`, and `false` in `boolean`; version 6 wrote an empty string into all of them.', async () => {
    const cases: [type: string, stored: unknown, emptied: unknown][] = [
      ['number', 12, undefined],
      ['date', new Date('2025-03-10'), undefined],
      ['dateTime', new Date('2025-03-10'), undefined],
      ['singleSelect', 'kg', null],
      ['boolean', true, false],
    ];
    for (const [type, stored, emptied] of cases) {
      expect(await empty(show6, type, stored)).toBe('');
      expect(await empty(show7, type, stored)).toBe(emptied);
    }
  });

  test('`preProcessEditCellProps` then runs at once, where version 6 waited for the next change.', async () => {
    const callsAfterDelete = async (render: typeof show6) => {
      const preProcessEditCellProps = jest.fn(({ props }: { props: object }) => props);
      render({
        apiRef: api,
        columns: [{ field: 'amount', type: 'number', editable: true, preProcessEditCellProps }],
        rows: [{ id: 1, amount: 12 }],
      });
      fireEvent.focus(cell());
      fireEvent.keyDown(cell(), { key: 'Delete' });
      await waitFor(() => expect(cell()).toHaveClass('MuiDataGrid-cell--editing'));
      const calls = preProcessEditCellProps.mock.calls.length;
      await act(async () => api.current!.setEditCellValue({ id: 1, field: 'amount', value: 13 }));
      expect(preProcessEditCellProps).toHaveBeenCalledTimes(calls + 1);
      return calls;
    };
    expect(await callsAfterDelete(show6)).toBe(0);
    expect(await callsAfterDelete(show7)).toBe(1);
  });

  test('While a value does not pass validation, `onCellEditStop` and `onRowEditStop` are not called; in version 6 they were.', async () => {
    const stops = async (render: typeof show6, editMode: 'cell' | 'row', error: boolean) => {
      const onStop = jest.fn();
      render({
        apiRef: api,
        editMode,
        columns: [
          {
            field: 'amount',
            editable: true,
            preProcessEditCellProps: ({ props }: { props: object }) => ({ ...props, error }),
          },
        ],
        rows: [{ id: 1, amount: '12' }],
        onCellEditStop: onStop,
        onRowEditStop: onStop,
      });
      fireEvent.doubleClick(cell());
      await waitFor(() => expect(cell()).toHaveClass('MuiDataGrid-cell--editing'));
      await act(async () => api.current!.setEditCellValue({ id: 1, field: 'amount', value: '13' }));
      await act(async () => void fireEvent.keyDown(cell(), { key: 'Enter' }));
      return onStop.mock.calls.length;
    };
    for (const editMode of ['cell', 'row'] as const) {
      expect(await stops(show6, editMode, false)).toBe(1);
      expect(await stops(show7, editMode, false)).toBe(1);
      expect(await stops(show6, editMode, true)).toBe(1);
      expect(await stops(show7, editMode, true)).toBe(0);
    }
  });
});

describe('#roles', () => {
  test('The toolbar and the footer are outside of the element with the role `grid`.', () => {
    const props = { slots: { toolbar: () => <i>Orders</i> } };
    const footer = () => document.querySelector<HTMLElement>('.MuiDataGrid-footerContainer');
    show6(props);
    expect(screen.getByRole('grid')).toContainElement(screen.getByText('Orders'));
    expect(screen.getByRole('grid')).toContainElement(footer());
    expect(screen.getAllByRole('cell')).toHaveLength(3);
    show7(props);
    expect(screen.getByRole('grid')).not.toContainElement(screen.getByText('Orders'));
    expect(footer()).not.toBeNull();
    expect(screen.getByRole('grid')).not.toContainElement(footer());
    expect(screen.queryAllByRole('cell')).toHaveLength(0);
    expect(screen.getAllByRole('gridcell')).toHaveLength(3);
  });
});

describe('#cell-layout', () => {
  test('A cell was a flex container, with a `div` around its text.', () => {
    show6({});
    const [cell6] = cellElements();
    expect(cell6).toHaveStyle({ display: 'flex' });
    expect(cell6?.firstElementChild?.tagName).toBe('DIV');
    expect(cell6?.firstElementChild).toHaveTextContent('Oslo');
    show7({});
    const [cell7] = cellElements();
    expect(cell7).toHaveStyle({ display: 'block' });
    expect(cell7?.childElementCount).toBe(0);
    expect(cell7).toHaveTextContent('Oslo');
    show7({ columns: [{ field: 'city', display: 'flex' }] });
    expect(cellElements()[0]).toHaveStyle({ display: 'flex' });
  });
});
