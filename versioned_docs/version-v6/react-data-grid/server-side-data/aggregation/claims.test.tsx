import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';

let api: React.MutableRefObject<GridApi>;
let requests: GridGetRowsParams[];

beforeEach(() => {
  api = { current: {} as GridApi };
  requests = [];
});

const dataSource: GridDataSource = {
  getRows: async (params) => {
    requests.push(params);
    await Promise.resolve();
    return {
      rows: [
        { id: 1, kwh: 10 },
        { id: 2, kwh: 5 },
      ],
      rowCount: 40,
    };
  },
};

function Energy(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium
        apiRef={api}
        columns={[{ field: 'kwh', type: 'number', width: 150 }]}
        unstable_dataSource={dataSource}
        unstable_dataSourceCache={null}
        pagination
        initialState={{
          aggregation: { model: { kwh: 'sum' } },
          pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 },
        }}
        pageSizeOptions={[2]}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 60) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#', () => {
  test('In 7.28.3, `getRows` receives no aggregation model, and the built-in functions only count the rows that the grid holds: with pagination, those of one page.', async () => {
    render(<Energy />);
    await wait();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.every((params) => !('aggregationModel' in params))).toBe(true);
    expect(document.querySelector('.MuiDataGrid-pinnedRows--bottom')).toHaveTextContent('15');
  });
});

describe('#today', () => {
  test('`disableAggregation` keeps people from choosing a function that would sum up one page.', async () => {
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
