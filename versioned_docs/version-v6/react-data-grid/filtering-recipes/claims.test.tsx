import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type GridApi, type GridFilterItem } from '@mui/x-data-grid';
import { countRows } from './demos/countRows';
import RememberFilters from './demos/RememberFilters';
import SavedFilters from './demos/SavedFilters';
import { volunteerColumns, volunteers } from './demos/volunteers';

beforeEach(() => localStorage.clear());

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#local-storage', () => {
  test('Set a filter in this demo and reload the page: the filter is still set', async () => {
    localStorage.setItem(
      'volunteers-filter-v6',
      JSON.stringify({ items: [{ field: 'team', operator: 'equals', value: 'Gate' }] }),
    );
    render(<RememberFilters />);
    await wait();
    expect(shownIds()).toEqual([1, 4]);
  });

  test('A condition with an operator that no longer exists throws an error', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const filterModel = { items: [{ field: 'name', operator: 'soundsLike', value: 'Ada' }] };
    expect(() =>
      render(
        <DataGrid
          rows={[{ id: 1, name: 'Ada' }]}
          columns={[{ field: 'name' }]}
          filterModel={filterModel}
        />,
      ),
    ).toThrow('No filter operator found for column');
    error.mockRestore();
  });
});

describe('#saved-filters', () => {
  test('The saved filters are available again after a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<SavedFilters />);
    await user.click(screen.getByRole('button', { name: 'Gate' }));
    await wait();
    expect(shownIds()).toEqual([1, 4]);
    const name = screen.getByRole('textbox', { name: 'Name of the filter' });
    fireEvent.change(name, { target: { value: 'At the gate' } });
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    unmount();
    render(<SavedFilters />);
    await wait();
    expect(screen.queryByRole('button', { name: 'Gate' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'At the gate' }));
    await wait();
    expect(shownIds()).toEqual([1, 4]);
  });
});

describe('#filtered-rows-in-advance', () => {
  test("the grid turns `'3'` into a number with the `valueParser` of the column, and `countRows` counts 0 rows for it.", () => {
    const api = { current: {} as GridApi };
    render(
      <div style={{ width: 900, height: 600 }}>
        <DataGrid apiRef={api} rows={volunteers} columns={volunteerColumns} disableVirtualization />
      </div>,
    );
    const condition = { field: 'shifts', operator: '=', value: '3' };
    act(() => api.current.setFilterModel({ items: [condition] }));
    expect(shownIds()).toEqual([1]);
    expect(countRows(api.current, [condition])).toBe(0);
    expect(countRows(api.current, [{ ...condition, value: 3 }])).toBe(1);
  });

  test('It counts the rows that the same conditions would leave, and changes nothing', () => {
    const api = { current: {} as GridApi };
    render(
      <div style={{ width: 900, height: 600 }}>
        <DataGrid apiRef={api} rows={volunteers} columns={volunteerColumns} disableVirtualization />
      </div>,
    );
    const conditions: GridFilterItem[] = [
      { field: 'team', operator: 'equals', value: 'Gate' },
      { field: 'team', operator: 'isAnyOf', value: ['Gate', 'Stage'] },
      { field: 'shifts', operator: '>', value: 3 },
      { field: 'firstAid', operator: 'is', value: 'true' },
      { field: 'name', operator: 'contains', value: '' },
      { field: 'name', operator: 'isEmpty' },
    ];
    const counts = conditions.map((item) => countRows(api.current, [item]));
    expect(shownIds()).toHaveLength(volunteers.length);
    expect(api.current.state.filter.filterModel.items).toEqual([]);
    const left = conditions.map((item) => {
      act(() => api.current.setFilterModel({ items: [item] }));
      return shownIds().length;
    });
    expect(counts).toEqual(left);
    expect(counts).toEqual([2, 4, 3, 3, 6, 0]);
    expect(countRows(api.current, [conditions[0], conditions[3]])).toBe(1);
  });
});
