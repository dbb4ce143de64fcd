import * as React from 'react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const columns: GridColDef[] = [
  { field: 'a', type: 'number', colSpan: 2 },
  { field: 'b' },
  { field: 'c' },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);

describe('#', () => {
  test('The cells that it covers are not rendered', () => {
    render(<Grid />);
    expect(cell(1, 'a')).toHaveAttribute('aria-colspan', '2');
    expect(cell(1, 'b')).toBeNull();
    expect(cell(1, 'c')).not.toBeNull();
  });
});

describe('#limits', () => {
  test('Hidden columns do not count', () => {
    render(<Grid columnVisibilityModel={{ b: false }} />);
    expect(cell(1, 'a')).not.toBeNull();
    expect(cell(1, 'c')).toBeNull();
  });

  test('end a span: a cell cannot span across the edge of a pinned area', () => {
    render(<Grid initialState={{ pinnedColumns: { left: ['a'] } }} />);
    expect(cell(1, 'a')).not.toBeNull();
    expect(cell(1, 'b')).not.toBeNull();
  });

  test('CSV exports contain all cells, including covered cells', () => {
    render(<Grid />);
    expect(api.current.getDataAsCsv().split('\r\n')[1]).toBe('3,x,k');
  });

  test('An export to Excel merges cells as the grid does, and leaves out the values of covered ones', async () => {
    render(<Grid />);
    const workbook = (await api.current.getDataAsExcel())!;
    const sheet = workbook.getWorksheet('Sheet1')!;
    expect(sheet.getCell('B2').isMerged).toBe(true);
    expect(sheet.getCell('B2').master.address).toBe('A2');
    expect([...(sheet.getRow(2).values as unknown[])]).not.toContain('x');
  });
});

describe('#accessibility', () => {
  test('Arrow keys skip the covered cells', async () => {
    const user = userEvent.setup();
    render(<Grid />);
    act(() => api.current.setCellFocus(1, 'a'));
    await user.keyboard('{ArrowRight}');
    expect(cell(1, 'c')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(cell(1, 'a')).toHaveFocus();
  });
});
