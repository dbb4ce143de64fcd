import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type GridApi } from '@mui/x-data-grid';
import RememberFilters from './demos/RememberFilters';
import SavedFilters from './demos/SavedFilters';

beforeEach(() => localStorage.clear());

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#local-storage', () => {
  test('Set a filter in this demo and reload the page: the filter is still set', async () => {
    localStorage.setItem(
      'volunteers-filter',
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
  test('`getFilterState` computes the result of a filter model without applying it', () => {
    const api = { current: {} as GridApi };
    const rows = [
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Bo' },
    ];
    render(<DataGrid apiRef={api} rows={rows} columns={[{ field: 'name' }]} />);
    const model = { items: [{ field: 'name', operator: 'equals', value: 'Bo' }] };
    expect(api.current.getFilterState(model).filteredRowsLookup).toEqual({ 1: false, 2: true });
    expect(shownIds()).toEqual([1, 2]);
  });
});
