import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { DataGrid, type GridApi } from '@mui/x-data-grid';

const rows = [
  { id: 1, pages: 9 },
  { id: 2, pages: 10 },
];
const cells = () => screen.getAllByRole('gridcell').map((cell) => cell.textContent);

describe('#stable-props', () => {
  test('and column widths that users have changed are lost', () => {
    const api = { current: {} as GridApi };
    const grid = () => <DataGrid apiRef={api} rows={rows} columns={[{ field: 'pages' }]} />;
    const { rerender } = render(grid());
    act(() => api.current.setColumnWidth('pages', 222));
    expect(api.current.getColumn('pages').width).toBe(222);
    rerender(grid());
    expect(api.current.getColumn('pages').width).not.toBe(222);
  });
});

describe('#render-cell', () => {
  test('Sorting and filtering still use the underlying value', () => {
    const draw = ({ value }: { value?: number }) => `page ${String(value).padStart(3, ' ')}`;
    render(
      <DataGrid
        rows={rows}
        columns={[{ field: 'pages', type: 'number', renderCell: draw }]}
        filterModel={{ items: [{ field: 'pages', operator: '>', value: 9 }] }}
      />,
    );
    expect(cells()).toEqual(['page  10']);
  });
});

describe('#value-formatter', () => {
  test('Sorting still uses the value, so 9 comes before 10.', () => {
    render(
      <DataGrid
        rows={rows}
        columns={[{ field: 'pages', type: 'number', valueFormatter: (value) => `${value} p.` }]}
        sortModel={[{ field: 'pages', sort: 'asc' }]}
      />,
    );
    expect(cells()).toEqual(['9 p.', '10 p.']);
  });
});

describe('#row-id', () => {
  test('Without an id, the grid throws an error', () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<DataGrid rows={[{ sku: 'a' }]} columns={[{ field: 'sku' }]} />)).toThrow(
      'requires all rows to have a unique `id` property',
    );
    spy.mockRestore();
  });
});
