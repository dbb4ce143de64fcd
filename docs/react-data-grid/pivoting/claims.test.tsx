import { render, screen } from '@testing-library/react';
import SalesByQuarter from './demos/SalesByQuarter';
import { orders } from './demos/orders';
import { pivotOrders } from './demos/pivotOrders';

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

  test('The row of totals stays at the bottom, regardless of the sort order', () => {
    render(<SalesByQuarter />);
    const rows = [...document.querySelectorAll('[role="row"][data-id]')];
    expect(rows.map((row) => row.getAttribute('data-id'))).toEqual([
      'Rye bread',
      'Sourdough',
      'Almond tart',
      'Plum cake',
      'Total',
    ]);
    expect(screen.getByRole('columnheader', { name: '2025' })).toBeVisible();
  });
});
