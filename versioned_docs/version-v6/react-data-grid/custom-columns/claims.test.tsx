import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterOperator,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, stars: 3, customers: [41, 44] },
  { id: 2, stars: 5, customers: [88, 82] },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Omit<DataGridProps, 'rows'>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid apiRef={api} rows={rows} disableVirtualization {...props} />
    </div>
  );
}

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

describe('#sparkline', () => {
  test('Without a `valueFormatter`, the numbers of a list are joined with commas in a CSV export, without quotes', () => {
    render(<Grid columns={[{ field: 'customers' }]} />);
    expect(api.current.getDataAsCsv()).toBe('customers\r\n41,44\r\n88,82');
  });
});

describe('#editor', () => {
  function EditStars({ id, field, hasFocus }: GridRenderEditCellParams) {
    const apiRef = useGridApiContext();
    const button = React.useRef<HTMLButtonElement>(null);
    React.useEffect(() => {
      if (hasFocus) {
        button.current?.focus();
      }
    }, [hasFocus]);
    return (
      <button ref={button} onClick={() => apiRef.current.setEditCellValue({ id, field, value: 4 })}>
        Four
      </button>
    );
  }

  const columns: GridColDef[] = [
    {
      field: 'stars',
      type: 'number',
      editable: true,
      renderEditCell: (params) => <EditStars {...params} />,
    },
  ];

  async function edit(key: 'Enter' | 'Escape') {
    render(<Grid columns={columns} />);
    fireEvent.doubleClick(cell(1, 'stars'));
    await settled();
    expect(document.activeElement).toHaveTextContent('Four');
    fireEvent.click(document.activeElement!);
    await settled();
    fireEvent.keyDown(document.activeElement!, { key });
    await settled();
    return api.current.getRow(1)!.stars;
  }

  test('the grid saves it with Enter', async () => {
    expect(await edit('Enter')).toBe(4);
  });

  test('and drops it with Escape', async () => {
    expect(await edit('Escape')).toBe(3);
  });
});

describe('#full-example', () => {
  const atLeast = (): GridFilterOperator => ({
    label: 'at least',
    value: 'atLeast',
    getApplyFilterFn: ({ value }) => (value ? (params) => params.value >= value : null),
  });
  const shown = () => document.querySelectorAll('.MuiDataGrid-row').length;

  test('`getApplyFilterFn` receives the filter item and returns a function that tests a cell value, or `null` if the filter is not active', () => {
    render(
      <Grid
        columns={[{ field: 'stars', filterOperators: [atLeast()] }]}
        filterModel={{ items: [{ field: 'stars', operator: 'atLeast' }] }}
      />,
    );
    expect(shown()).toBe(2);
  });
});
