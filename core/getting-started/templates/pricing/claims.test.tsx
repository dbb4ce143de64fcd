import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PricingTemplate from './demos/PricingTemplate';
import { FEATURES, PLANS } from './demos/plans';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const card = (name: string) => screen.getByRole('region', { name });

describe('#billing', () => {
  test('The large number is always the price for a month, and the line below it is the amount of the invoice, unless the plan is free', async () => {
    render(<PricingTemplate />);
    const expected = {
      Yearly: { Team: ['$20', '$240 once a year'], Company: ['$75', '$900 once a year'] },
      Monthly: { Team: ['$24', '$24 every month'], Company: ['$90', '$90 every month'] },
    };
    for (const billing of ['Yearly', 'Monthly', 'Yearly'] as const) {
      await press(billing);
      for (const [plan, [price, invoice]] of Object.entries(expected[billing])) {
        const large = within(card(plan)).getByText(price!);
        expect(large.parentElement).toHaveTextContent(`${price}per month`);
        expect(large.parentElement!.nextElementSibling).toHaveTextContent(invoice!);
      }
      expect(card('Solo')).toHaveTextContent('$0per monthFree, without a time limit');
    }
  });

  test('A click on the selected kind of billing keeps it', async () => {
    render(<PricingTemplate />);
    for (const billing of ['Yearly', 'Monthly']) {
      await press(billing);
      await press(billing);
      expect(screen.getByRole('button', { name: billing })).toHaveAttribute('aria-pressed', 'true');
    }
  });

  test('If the billing changes later, the plan remains chosen, and the message shows the new amount', async () => {
    render(<PricingTemplate />);
    await press('Choose Team');
    expect(screen.getByRole('status')).toHaveTextContent('You chose Team for $240 a year.');
    await press('Monthly');
    expect(screen.getByRole('status')).toHaveTextContent('You chose Team for $24 a month.');
    expect(screen.getByRole('button', { name: 'Choose Team' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Choose Company');
    await press('Yearly');
    expect(screen.getByRole('status')).toHaveTextContent('You chose Company for $900 a year.');
    expect(screen.getByRole('button', { name: 'Choose Team' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});

describe('#plans', () => {
  test('Text is shown as it is; `true` and `false` are shown as icons that screen readers read as "Included" and "Not included"', () => {
    render(<PricingTemplate />);
    const rows = FEATURES.flatMap((group) => group.rows);
    expect(new Set(rows.flatMap(({ values }) => values.map((value) => typeof value))).size).toBe(2);
    for (const { name, values } of rows) {
      const cells = within(screen.getByRole('row', { name: new RegExp(`^${name} `) })).getAllByRole(
        'cell',
      );
      expect(cells).toHaveLength(PLANS.length);
      cells.forEach((cell, index) => {
        const value = values[index]!;
        if (typeof value === 'string') {
          expect(cell).toHaveTextContent(value);
        } else {
          const icon = within(cell).getByRole('img');
          expect(icon).toHaveAccessibleName(value ? 'Included' : 'Not included');
        }
      });
    }
  });
});
