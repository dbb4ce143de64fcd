import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';

const rows = [
  { id: 1, from: 'Oslo' },
  { id: 2, from: 'Vienna' },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Flights(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGrid
        apiRef={api}
        rows={rows}
        columns={[{ field: 'from' }]}
        filterMode="server"
        {...props}
      />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const osloOnly = { items: [{ field: 'from', operator: 'equals', value: 'Oslo' }] };

describe('#', () => {
  test('The grid does not filter these rows again', async () => {
    const onFilterModelChange = jest.fn();
    render(<Flights onFilterModelChange={onFilterModelChange} />);
    act(() => api.current.setFilterModel(osloOnly));
    await wait();
    expect(onFilterModelChange).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Vienna')).toBeVisible();
  });
});

describe('#request', () => {
  test('When users clear the field of `isAnyOf`, the value is an empty array', async () => {
    const user = userEvent.setup();
    const onFilterModelChange = jest.fn();
    render(
      <Flights
        onFilterModelChange={onFilterModelChange}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'from', operator: 'isAnyOf', value: ['Oslo'] }] },
          },
        }}
      />,
    );
    act(() => api.current.showFilterPanel('from'));
    await wait();
    await user.click(await screen.findByRole('combobox', { name: 'Value' }));
    await user.keyboard('{Backspace}');
    await wait(300);
    expect(onFilterModelChange.mock.lastCall[0].items).toMatchObject([
      { field: 'from', operator: 'isAnyOf', value: [] },
    ]);
  });
});

describe('#operators', () => {
  test('`getApplyFilterFn` is not called', async () => {
    const getApplyFilterFn = jest.fn(() => () => false);
    const filterOperators = [{ value: 'equals', getApplyFilterFn }];
    render(<Flights columns={[{ field: 'from', filterOperators }]} />);
    act(() => api.current.setFilterModel(osloOnly));
    await wait();
    expect(getApplyFilterFn).not.toHaveBeenCalled();
  });
});
