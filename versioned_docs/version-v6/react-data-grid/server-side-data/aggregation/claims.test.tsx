import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { DataGridPremium, type DataGridPremiumProps, type GridApi } from '@mui/x-data-grid-premium';

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

const columns = [{ field: 'kwh', type: 'number', width: 150 }];
const page = [
  { id: 1, kwh: 10 },
  { id: 2, kwh: 5 },
];
const total = { bottom: [{ id: 'total', kwh: 777 }] };

function Energy(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium
        apiRef={api}
        rows={page}
        rowCount={40}
        columns={columns}
        pagination
        paginationMode="server"
        initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        pageSizeOptions={[2]}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 60) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const lastRow = () => document.querySelector('.MuiDataGrid-pinnedRows--bottom');

describe('#', () => {
  test('The aggregation of `DataGridPremium` counts the rows that the grid holds: with pages from a server, those of one page.', async () => {
    render(<Energy aggregationModel={{ kwh: 'sum' }} />);
    await wait();
    expect(lastRow()).toHaveTextContent('15');
  });
});

describe('#pinned-row', () => {
  test('The row stays on each page, wherever the sort order would put it', async () => {
    const { rerender } = render(<Energy pinnedRows={total} />);
    act(() => api.current.setSortModel([{ field: 'kwh', sort: 'desc' }]));
    await wait();
    expect(lastRow()).toHaveTextContent('777');
    act(() => api.current.setPage(1));
    rerender(<Energy pinnedRows={total} rows={[{ id: 3, kwh: 1 }]} />);
    await wait();
    expect(lastRow()).toHaveTextContent('777');
    expect(screen.getAllByText('777')).toHaveLength(1);
  });

  test('the grid does not count it in `rowCount`', async () => {
    render(<Energy pinnedRows={total} />);
    await wait();
    expect(screen.getByText('1–2 of 40')).toBeInTheDocument();
    expect(api.current.getRowsCount()).toBe(40);
  });
});

describe('#column-menu', () => {
  test('`disableAggregation` removes the item from the column menu', async () => {
    const openMenu = async () => {
      act(() => api.current.showColumnMenu('kwh'));
      await wait();
    };
    const { unmount } = render(<Energy />);
    await wait();
    await openMenu();
    expect(screen.getAllByText('Aggregation').length).toBeGreaterThan(0);
    unmount();
    api = { current: {} as GridApi };
    render(<Energy disableAggregation />);
    await wait();
    await openMenu();
    expect(screen.queryByText('Aggregation')).toBeNull();
  });
});
