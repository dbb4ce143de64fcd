import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as grid5 from '@docs/v5/node_modules/@mui/x-data-grid';
import * as grid6 from '@docs/v6/node_modules/@mui/x-data-grid';
import * as premium6 from '@docs/v6/node_modules/@mui/x-data-grid-premium';
import { Component, type ElementType, type ReactNode } from 'react';

const rows = [
  { id: 1, city: 'Oslo', country: 'no', due: '2023-05-01' },
  { id: 2, city: 'Rome', country: 'it', due: '2023-05-02' },
  { id: 3, city: 'Bern', country: 'ch', due: '2023-05-03' },
];

/** Props of either version: what one of them does not know is part of what is tested. */
type Props = Record<string, unknown>;

function show(Grid: ElementType, props: Props): void {
  cleanup();
  render(
    <div style={{ width: 600, height: 500 }}>
      <Grid disableVirtualization rows={rows} columns={[{ field: 'city' }]} {...props} />
    </div>,
  );
}

const show5 = (props: Props) => show(grid5.DataGrid, props);
const show6 = (props: Props) => show(grid6.DataGrid, props);
const cells = () => screen.queryAllByRole('cell').map(({ textContent }) => textContent);
const selectedRows = () => document.querySelectorAll('[role="row"].Mui-selected');

/** Shows what a grid throws. */
class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  render() {
    return this.state.message === null ? this.props.children : <p>{this.state.message}</p>;
  }
}

function showGuarded(Grid: ElementType, props: Props): void {
  cleanup();
  render(
    <Boundary>
      <Grid disableVirtualization rows={rows} {...props} />
    </Boundary>,
  );
}

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('#renamed-props', () => {
  test('A grid that still gets `selectionModel` selects nothing, and so on.', () => {
    show5({ selectionModel: [1], headerHeight: 40 });
    expect(selectedRows()).toHaveLength(1);
    show6({ selectionModel: [1], headerHeight: 40 });
    expect(selectedRows()).toHaveLength(0);
    expect(document.querySelector('.MuiDataGrid-columnHeaders')).not.toHaveStyle({
      minHeight: '40px',
    });
    show6({ rowSelectionModel: [1], columnHeaderHeight: 40 });
    expect(selectedRows()).toHaveLength(1);
    expect(document.querySelector('.MuiDataGrid-columnHeaders')).toHaveStyle({ minHeight: '40px' });
  });
});

describe('#pagination', () => {
  test('JavaScript ignores it: the grid then starts on the first page with all rows.', () => {
    const initialState = { pagination: { pageSize: 2, page: 1 } };
    show5({ initialState });
    expect(cells()).toEqual(['Bern']);
    show6({ initialState });
    expect(cells()).toEqual(['Oslo', 'Rome', 'Bern']);
    show6({ initialState: { pagination: { paginationModel: { pageSize: 2, page: 1 } } } });
    expect(cells()).toEqual(['Bern']);
  });
});

describe('#column-visibility', () => {
  test('In JavaScript, a column with `hide: true` becomes visible.', () => {
    const columns = [{ field: 'city' }, { field: 'country', hide: true }];
    show5({ columns });
    expect(cells()).toEqual(['Oslo', 'Rome', 'Bern']);
    show6({ columns });
    expect(cells()).toContain('no');
  });
});

describe('#editing', () => {
  test('In JavaScript, `onCellEditCommit` is no longer called, and nothing is saved.', async () => {
    const columns = [{ field: 'city', editable: true }];
    const edit = async () => {
      const user = userEvent.setup();
      await user.dblClick(screen.getByText('Oslo'));
      const input = screen.getByRole('textbox');
      await user.clear(input);
      await user.type(input, 'Kiel{Enter}');
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    };
    const commit5 = jest.fn();
    show5({ columns, onCellEditCommit: commit5 });
    await edit();
    expect(commit5).toHaveBeenCalledTimes(1);
    const commit6 = jest.fn();
    const process6 = jest.fn((row: unknown) => row);
    show6({ columns, onCellEditCommit: commit6, processRowUpdate: process6 });
    await edit();
    expect(commit6).not.toHaveBeenCalled();
    expect(process6).toHaveBeenCalledTimes(1);
  });
});

describe('#filter-model', () => {
  test('They are ignored, all rows are shown,', () => {
    const item = { id: 1, columnField: 'city', operatorValue: 'contains', value: 'Ro' };
    show5({ filterModel: { items: [item] } });
    expect(cells()).toEqual(['Rome']);
    show6({ filterModel: { items: [item] } });
    expect(cells()).toEqual(['Oslo', 'Rome', 'Bern']);
    expect(consoleError).toHaveBeenCalledWith(
      expect.stringContaining('The `operator` field is required on `filterModel.items`'),
    );
  });

  test('A model already stored with version 6 comes through unchanged:', () => {
    const upgradeItem = ({ columnField, operatorValue, ...item }: Props) => ({
      field: columnField,
      operator: operatorValue,
      ...item,
    });
    const upgradeFilter = ({ items, linkOperator, ...model }: Props & { items: Props[] }) => ({
      logicOperator: linkOperator,
      ...model,
      items: items.map(upgradeItem),
    });
    const stored5 = {
      items: ['Ro', 'Os'].map((value, id) => ({
        id,
        columnField: 'city',
        operatorValue: 'contains',
        value,
      })),
      linkOperator: 'or',
    };
    const stored6 = {
      items: ['Ro', 'Os'].map((value, id) => ({ id, field: 'city', operator: 'contains', value })),
      logicOperator: 'or',
    };
    expect(upgradeFilter(stored5)).toEqual(stored6);
    expect(upgradeFilter(stored6)).toEqual(stored6);
    const [first] = stored5.items;
    show6({ filterModel: upgradeFilter({ items: [first] }) });
    expect(cells()).toEqual(['Rome']);
  });
});

describe('#get-value', () => {
  test('Code that still calls it throws.', () => {
    type Params = { id: number; getValue(id: number, field: string): unknown };
    const columns = [
      { field: 'city' },
      { field: 'copy', valueGetter: (params: Params) => params.getValue(params.id, 'city') },
    ];
    showGuarded(grid5.DataGrid, { columns });
    expect(cells()).toEqual(['Oslo', 'Oslo', 'Rome', 'Rome', 'Bern', 'Bern']);
    showGuarded(grid6.DataGrid, { columns });
    expect(screen.getByText(/getValue is not a function/)).toBeVisible();
  });
});

describe('#removed-slots', () => {
  test('`Header` is removed: use `Toolbar`, which stands in the same place.', () => {
    const Heading = () => <i>Orders</i>;
    show5({ components: { Header: Heading } });
    const root5 = screen.getByRole('grid');
    expect(root5.firstElementChild).toContainElement(screen.getByText('Orders'));
    show6({ components: { Header: Heading } });
    expect(screen.queryByText('Orders')).toBeNull();
    show6({ components: { Toolbar: Heading } });
    expect(screen.getByRole('grid').firstElementChild).toBe(screen.getByText('Orders'));
  });
});

describe('#dates', () => {
  test('In version 6, it throws.', () => {
    const columns = [{ field: 'due', type: 'date' }];
    showGuarded(grid5.DataGrid, { columns });
    expect(cells()).toEqual(['2023-05-01', '2023-05-02', '2023-05-03']);
    showGuarded(grid6.DataGrid, { columns });
    expect(screen.getByText(/`date` column type only accepts `Date` objects/)).toBeVisible();
  });
});

describe('#render-null', () => {
  test('Version 6 shows an empty cell.', () => {
    const columns = [{ field: 'city', renderCell: () => null }];
    show5({ columns });
    expect(cells()).toEqual(['Oslo', 'Rome', 'Bern']);
    show6({ columns });
    expect(cells()).toEqual(['', '', '']);
  });
});

describe('#option-labels', () => {
  test('Version 5 showed the value.', () => {
    const valueOptions = [
      { value: 'no', label: 'Norway' },
      { value: 'it', label: 'Italy' },
      { value: 'ch', label: 'Switzerland' },
    ];
    const columns = [{ field: 'country', type: 'singleSelect', valueOptions }];
    show5({ columns });
    expect(cells()).toEqual(['no', 'it', 'ch']);
    show6({ columns });
    expect(cells()).toEqual(['Norway', 'Italy', 'Switzerland']);
  });
});

describe('#single-select-editing', () => {
  test('Version 6 stays in edit mode until the person presses Enter or Tab or clicks elsewhere.', async () => {
    const user = userEvent.setup();
    const columns = [
      { field: 'country', type: 'singleSelect', editable: true, valueOptions: ['no', 'it', 'ch'] },
    ];
    const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
    const choose = async () => {
      await user.dblClick(screen.getByText('no'));
      await user.click(within(await screen.findByRole('listbox')).getByText('it'));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    show5({ columns });
    await choose();
    await waitFor(() => expect(editing()).toBe(0));
    show6({ columns });
    await choose();
    expect(editing()).toBe(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(editing()).toBe(0));
    expect(cells()[0]).toBe('it');
  });
});

describe('#row-count', () => {
  test('Version 6 shows 0–0 of 0.', () => {
    show5({ paginationMode: 'server' });
    expect(screen.getByText('1–3 of 3')).toBeVisible();
    show6({ paginationMode: 'server' });
    expect(screen.getByText('0–0 of 0')).toBeVisible();
    expect(consoleError).toHaveBeenCalledTimes(2);
  });
});

describe('#menu-texts', () => {
  test('"Hide" is "Hide column", "Show columns" is "Manage columns", and "Unsort" appears only in a sorted column.', async () => {
    const user = userEvent.setup();
    const open = async () => {
      await user.click(screen.getByLabelText('Menu'));
      const items = await screen.findAllByRole('menuitem');
      return items.map(({ textContent }) => textContent);
    };
    show5({});
    expect(await open()).toEqual([
      'Unsort',
      'Sort by ASC',
      'Sort by DESC',
      'Filter',
      'Hide',
      'Show columns',
    ]);
    show6({});
    expect(await open()).toEqual([
      'Sort by ASC',
      'Sort by DESC',
      'Filter',
      'Hide column',
      'Manage columns',
    ]);
    show6({ sortModel: [{ field: 'city', sort: 'asc' }] });
    expect(await open()).toContain('Unsort');
  });

  test('With Premium, the menus of all columns offer aggregation, as the flag is gone:', async () => {
    const user = userEvent.setup();
    show(premium6.DataGridPremium, {});
    await user.click(screen.getByLabelText('Menu'));
    expect(await screen.findByRole('combobox', { name: 'Aggregation' })).toBeVisible();
    show(premium6.DataGridPremium, { disableAggregation: true });
    await user.click(screen.getByLabelText('Menu'));
    await screen.findByText('Manage columns');
    expect(screen.queryByText('Aggregation')).toBeNull();
  });
});

describe('#styles', () => {
  test('`withBorderColor` is on every cell and header, and only sets `border-color`.', () => {
    show5({ showCellRightBorder: false });
    expect(document.querySelector('.MuiDataGrid-withBorder')).toBeNull();
    show6({ showCellVerticalBorder: true });
    for (const cell of screen.getAllByRole('cell')) {
      expect(cell).toHaveClass('MuiDataGrid-withBorderColor');
    }
    expect(screen.getByRole('columnheader')).toHaveClass('MuiDataGrid-withBorderColor');
    const [cell] = screen.getAllByRole('cell');
    expect(cell).toHaveClass('MuiDataGrid-cell--withRightBorder');
  });
});
