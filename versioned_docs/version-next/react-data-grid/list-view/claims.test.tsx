import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import EditInADialog from './demos/EditInADialog';
import ListWithToolbar from './demos/ListWithToolbar';

const columns = [
  { field: 'customer', editable: true },
  { field: 'loaves', type: 'number' as const },
];
const rows = [
  { id: 1, customer: 'Ada', loaves: 3 },
  { id: 2, customer: 'Bo', loaves: 1 },
];
const listColumn: GridListViewColDef = { field: 'list', renderCell: ({ row }) => row.customer };

let api: { current: GridApi | null };

beforeEach(() => {
  api = { current: null };
});

function List(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listColumn}
        {...props}
      />
    </div>
  );
}

const names = () =>
  screen
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent)
    .filter(Boolean);

describe('#toolbar', () => {
  const items = () => screen.getAllByRole('gridcell').map((cell) => cell.textContent);

  test('In this demo, sort by another column in the menu', () => {
    render(<ListWithToolbar />);
    const before = items();
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'customer asc' } });
    expect(items()).not.toEqual(before);
    expect(items()).toHaveLength(before.length);
    expect(items()).toEqual([...items()].sort());
  });
});

describe('#media-query', () => {
  test('The sort order, the filter and the page are preserved.', () => {
    const pages = { pagination: true, pageSizeOptions: [1] } as const;
    const start = { pagination: { paginationModel: { page: 0, pageSize: 1 } } };
    const { rerender } = render(<List {...pages} initialState={start} />);
    const filter = { items: [{ field: 'loaves', operator: '>', value: 0 }] };
    act(() => api.current!.sortColumn('loaves', 'asc'));
    act(() => api.current!.setFilterModel(filter));
    act(() => api.current!.setPage(1));
    rerender(<List {...pages} initialState={start} listView={false} />);
    expect(api.current!.getSortModel()).toEqual([{ field: 'loaves', sort: 'asc' }]);
    expect(api.current!.state.filter.filterModel.items).toMatchObject(filter.items);
    expect(api.current!.state.pagination.paginationModel.page).toBe(1);
  });
});

describe('#editing', () => {
  test('Users cannot edit cells directly in the list.', () => {
    render(<List />);
    fireEvent.doubleClick(screen.getByRole('gridcell', { name: 'Ada' }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('**Cancel** does not change the row.', () => {
    render(<EditInADialog />);
    const before = screen.getAllByRole('gridcell')[0].textContent;
    fireEvent.click(screen.getAllByRole('gridcell')[0]);
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '999' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getAllByRole('gridcell', { hidden: true })[0].textContent).toBe(before);
  });
});

describe('#compatibility', () => {
  test('Only the list column; `{ allColumns: true }` exports the `columns`', () => {
    render(<List pinnedRows={{ top: [{ id: 9, customer: 'Zoe', loaves: 2 }] }} />);
    expect(names()).toContain('Zoe');
    expect(api.current!.getDataAsCsv().split('\r\n')[0]).toBe('list');
    expect(api.current!.getDataAsCsv({ allColumns: true }).split('\r\n')[0]).toBe(
      'customer,loaves',
    );
  });

  test('Works too', async () => {
    const dataSource = { getRows: async () => ({ rows, rowCount: 2 }) };
    render(<List rows={undefined} dataSource={dataSource} />);
    expect(await screen.findByText('Ada')).toBeInTheDocument();
  });

  test('Use `columns`, but without headers', () => {
    render(<List sortModel={[{ field: 'loaves', sort: 'asc' }]} />);
    expect(names()).toEqual(['Bo', 'Ada']);
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  });

  test('Not shown, because they are columns', () => {
    render(<List checkboxSelection getDetailPanelContent={() => null} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('gridcell')).toHaveLength(2);
  });
});

describe('#troubleshooting', () => {
  test('`DataGrid` ignores the props.', () => {
    render(
      <div style={{ width: 400, height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          {...{ listView: true, listViewColumn: listColumn }}
        />
      </div>,
    );
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });
});
