import { render, screen } from '@testing-library/react';
import SalesByQuarter from './demos/SalesByQuarter';
import { orders } from './demos/orders';
import { pivotOrders } from './demos/pivotOrders';

describe('#today', () => {
  test('Several orders of one product and quarter are added up', () => {
    const { rows } = pivotOrders(orders);
    expect(rows[0]).toEqual({
      id: 'Rye bread',
      '2024 Q3': 1240,
      '2024 Q4': 1510,
      '2025 Q1': 1475,
      total: 4225,
    });
  });

  test('A quarter without orders stays empty', () => {
    const { rows } = pivotOrders(orders);
    expect(rows.find(({ id }) => id === 'Sourdough')).not.toHaveProperty('2024 Q3');
  });

  test('The row of totals stays at the bottom, whatever the order', () => {
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
