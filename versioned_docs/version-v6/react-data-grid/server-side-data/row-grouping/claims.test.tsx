import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { DataGridPremium, type DataGridPremiumProps, type GridApi } from '@mui/x-data-grid-premium';

interface Ride {
  id: string;
  path: string[];
  passengers: number;
}

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

const groups: Ride[] = [
  { id: 'line,East', path: ['East'], passengers: 3 },
  { id: 'r1', path: ['East', 'r1'], passengers: 1 },
  { id: 'r2', path: ['East', 'r2'], passengers: 2 },
  { id: 'line,West', path: ['West'], passengers: 9 },
  { id: 'r3', path: ['West', 'r3'], passengers: 9 },
];
const getPath = (row: Ride) => row.path;
const columns = [{ field: 'passengers', type: 'number', width: 120 }];

function Rides(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 500, height: 500 }}>
      <DataGridPremium
        apiRef={api}
        treeData
        rows={groups}
        getTreeDataPath={getPath}
        columns={columns}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#', () => {
  test('With pages from a server, the groups are those of one page.', async () => {
    render(
      <div style={{ width: 500, height: 500 }}>
        <DataGridPremium
          apiRef={api}
          rows={[
            { id: 1, depot: 'East' },
            { id: 2, depot: 'East' },
          ]}
          rowCount={40}
          columns={[{ field: 'depot' }]}
          pagination
          paginationMode="server"
          pageSizeOptions={[2]}
          initialState={{
            pagination: { paginationModel: { pageSize: 2 } },
            rowGrouping: { model: ['depot'] },
          }}
          disableVirtualization
        />
      </div>,
    );
    await wait();
    const rows = document.querySelectorAll('[role="row"][data-id]');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('East');
    expect(
      api.current.getRowGroupChildren({ groupId: (rows[0] as HTMLElement).dataset.id! }),
    ).toEqual([1, 2]);
  });
});

describe('#criteria', () => {
  test('The column menu of `DataGridPremium` has a Group by', async () => {
    const { unmount } = render(<Rides />);
    act(() => api.current.showColumnMenu('passengers'));
    await wait(100);
    expect(screen.getByText('Group by passengers')).toBeInTheDocument();
    unmount();
    api = { current: {} as GridApi };
    render(<Rides disableRowGrouping />);
    act(() => api.current.showColumnMenu('passengers'));
    await wait(100);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(screen.queryByText(/^Group by/)).toBeNull();
  });
});

describe('#limits', () => {
  test('The grid sorts the rows of each level', async () => {
    render(<Rides />);
    act(() => api.current.setSortModel([{ field: 'passengers', sort: 'desc' }]));
    await wait();
    expect(api.current.getSortedRowIds()).toEqual(['line,West', 'r3', 'line,East', 'r2', 'r1']);
  });

  test('With `pagination`, pages count the outermost groups.', async () => {
    render(
      <Rides
        pagination
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        defaultGroupingExpansionDepth={-1}
      />,
    );
    await wait();
    expect(screen.getByText('1–1 of 2')).toBeInTheDocument();
    expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(3);
  });
});

describe('#troubleshooting', () => {
  test('Groups and rows share an `id`.', async () => {
    // The grid reports the row that it cannot place.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Rides />);
    await wait();
    act(() => api.current.updateRows([{ id: 'r1', path: ['West', 'r1'], passengers: 5 }]));
    await wait();
    expect(api.current.getRowGroupChildren({ groupId: 'line,East' })).toEqual(['r2']);
  });
});
