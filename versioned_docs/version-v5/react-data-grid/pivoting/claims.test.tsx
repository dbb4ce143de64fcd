import { render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { orders } from './demos/orders';
import { pivotOrders } from './demos/pivotOrders';

const columnGrouping = { columnGrouping: true };
const rowPinning = { rowPinning: true };

function Sales(props: Partial<DataGridProProps>) {
  const { rows, totals, columns, columnGroupingModel } = pivotOrders(orders);
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        pinnedRows={{ bottom: totals }}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));

describe('#today', () => {
  test('If a product has several orders in a quarter, they are added up', () => {
    const { rows } = pivotOrders(orders);
    expect(rows[0]).toEqual({
      id: 'Rye bread',
      '2024 Q3': 1240,
      '2024 Q4': 1510,
      '2025 Q1': 1475,
      total: 4225,
    });
  });

  test('Cells without orders are empty', () => {
    const { rows } = pivotOrders(orders);
    expect(rows.find(({ id }) => id === 'Sourdough')).not.toHaveProperty('2024 Q3');
  });

  test('without `columnGrouping` in it, the years are missing.', () => {
    const { rerender } = render(<Sales experimentalFeatures={columnGrouping} />);
    expect(screen.getByRole('columnheader', { name: '2025' })).toBeVisible();
    rerender(<Sales key="without" />);
    expect(screen.queryByRole('columnheader', { name: '2025' })).toBeNull();
    expect(screen.getAllByRole('columnheader', { name: 'Q1' })).toHaveLength(1);
  });

  test('The row of totals stays at the bottom, regardless of the sort order', () => {
    const { rerender } = render(
      <Sales experimentalFeatures={rowPinning} sortModel={[{ field: 'total', sort: 'desc' }]} />,
    );
    expect(ids()).toEqual(['Rye bread', 'Sourdough', 'Almond tart', 'Plum cake', 'Total']);
    rerender(
      <Sales experimentalFeatures={rowPinning} sortModel={[{ field: 'total', sort: 'asc' }]} />,
    );
    expect(ids()).toEqual(['Plum cake', 'Almond tart', 'Sourdough', 'Rye bread', 'Total']);
  });

  test('without `rowPinning`, it is missing.', () => {
    render(<Sales />);
    expect(ids()).toEqual(['Rye bread', 'Plum cake', 'Almond tart', 'Sourdough']);
  });

  test('Without the prop `pinnedRows`, the same code works in `DataGrid`, with the totals of rows in the last column.', () => {
    const { rows, columns, columnGroupingModel } = pivotOrders(orders);
    render(
      <div style={{ width: 900, height: 600 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          experimentalFeatures={columnGrouping}
          disableVirtualization
        />
      </div>,
    );
    expect(screen.getByRole('columnheader', { name: '2025' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Total');
    expect(ids()).toEqual(['Rye bread', 'Plum cake', 'Almond tart', 'Sourdough']);
  });
});
