import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { makeTrips } from './demos/trips';
import { tripColumns } from './demos/tripColumns';
import TripToolbar from './demos/tripToolbar';

const columns = [{ field: 'id' }];
const rows = Array.from({ length: 300 }, (_, id) => ({ id }));

beforeEach(() => {
  // Material-UI 4 on React 18 writes about `findDOMNode`, and React about the error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

const errorOf = (props: Partial<DataGridProps>) => {
  try {
    render(<DataGrid rows={rows} columns={columns} {...props} />);
    return '';
  } catch (thrown) {
    return (thrown as Error).message;
  }
};

describe('#', () => {
  test('With the same seed, the generator creates the same trips', () => {
    expect(makeTrips(50, 7)).toEqual(makeTrips(50, 7));
    expect(makeTrips(50, 7)).not.toEqual(makeTrips(50, 8));
  });
});

describe('#community', () => {
  test('`DataGrid` shows up to 100 rows per page, regardless of the total number of rows', () => {
    const sized = (pageSize: number) => ({ rowsPerPageOptions: [pageSize], pageSize });
    expect(errorOf(sized(100))).toBe('');
    expect(errorOf(sized(101))).toContain("'props.pageSize' cannot exceed 100 in DataGrid.");
  });

  test('An edited value stays in the grid and is lost when it receives other rows.', async () => {
    const columnsToEdit = [{ field: 'note', editable: true }];
    const grid = (trips: { id: number; note: string }[]) => (
      <DataGrid rows={trips} columns={columnsToEdit} disableVirtualization />
    );
    const { rerender } = render(grid([{ id: 1, note: 'old' }]));
    fireEvent.doubleClick(screen.getByRole('cell', { name: 'old' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'new' } });
    await wait();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    await wait();
    expect(screen.getByRole('cell', { name: 'new' })).toBeVisible();
    rerender(grid([{ id: 1, note: 'old' }]));
    await wait();
    expect(screen.getByRole('cell', { name: 'old' })).toBeVisible();
  });
});

describe('#pro', () => {
  test('**Late in Porto** sets two, and the toolbar adds up what passes them.', async () => {
    const trips = makeTrips(200);
    render(
      <DataGridPro
        rows={trips}
        columns={tripColumns}
        components={{ Toolbar: TripToolbar }}
        disableVirtualization
      />,
    );
    const late = trips.filter(({ city, state }) => city === 'Porto' && state === 'late');
    const kilometers = late.reduce((sum, trip) => sum + trip.kilometers, 0);
    expect(late.length).toBeGreaterThan(0);
    fireEvent.click(screen.getByText('Late in Porto'));
    await wait(50);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${late.length} trips, ${Math.round(kilometers)} km`,
    );
  });
});
