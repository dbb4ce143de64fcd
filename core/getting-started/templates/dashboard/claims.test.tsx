import {
  act,
  fireEvent,
  render,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import DashboardTemplate from './demos/DashboardTemplate';
import { formatDollars } from './demos/format';
import { ALL_ORDERS, ORDERS, groupOrders, lastDays, summarize } from './demos/orders';

const preset = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const figure = (name: string) =>
  within(screen.getByRole('region', { name: 'Key figures' })).getByText(name).nextElementSibling!
    .firstElementChild!.textContent!;

/** What each part of the page says about the number of orders. */
function counts() {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const [online = 0, phone = 0] = numbers(screen.getByText(/online and/).textContent!);
  return {
    status: numbers(screen.getByRole('status').textContent!)[0],
    card: Number.parseInt(figure('Orders'), 10),
    charts: online + phone,
    table: Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1,
  };
}

const same = (count: number) => ({ status: count, card: count, charts: count, table: count });
const between = (from: string, to: string) =>
  ORDERS.filter(({ day }) => day >= from && day <= to).length;

/** Sets the width of the window for `matchMedia`, which jsdom lacks, and returns a function that changes the width. */
function setWindow(initialWidth: number): (width: number) => void {
  let width = initialWidth;
  const listeners = new Map<unknown, () => void>();
  window.matchMedia = (query) => {
    const list = {
      get matches() {
        return width >= Number(/min-width:([\d.]+)px/.exec(query)?.[1] ?? 0);
      },
      addEventListener: (_: string, listener: (event: unknown) => void) =>
        listeners.set(listener, () => listener(list)),
      removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
    };
    return list as unknown as MediaQueryList;
  };
  return (next) => {
    width = next;
    act(() => [...listeners.values()].forEach((notify) => notify()));
  };
}

afterEach(() => {
  // @ts-expect-error jsdom doesn't have it.
  delete window.matchMedia;
});

describe('#demo', () => {
  test('The key figures, both charts and the table always show the same period', () => {
    render(<DashboardTemplate />);
    expect(counts()).toEqual(same(between('2026-09-03', '2026-09-30')));
    preset('1 week');
    expect(counts()).toEqual(same(between('2026-09-24', '2026-09-30')));
    type('From', '08/05/2026');
    expect(counts()).toEqual(same(between('2026-08-05', '2026-09-30')));
    type('To', '08/20/2026');
    expect(counts()).toEqual(same(between('2026-08-05', '2026-08-20')));
    expect(screen.getByText(/in total/)).toHaveTextContent(
      formatDollars(
        summarize(ORDERS.filter(({ day }) => day >= '2026-08-05' && day <= '2026-08-20')).revenue,
      ),
    );
    preset('All');
    expect(counts()).toEqual(same(ORDERS.length));
  });
});

describe('#layout', () => {
  test('Following a link closes the drawer', async () => {
    render(<DashboardTemplate />);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    fireEvent.click(within(drawer).getByRole('link', { name: 'Orders' }));
    await waitForElementToBeRemoved(drawer);
    expect(screen.getByRole('region', { name: 'Orders' })).toHaveAttribute(
      'id',
      'rootstock-orders',
    );
  });

  test('An open drawer closes when the window becomes wide', async () => {
    const resize = setWindow(360);
    render(<DashboardTemplate />);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    resize(1200);
    await waitForElementToBeRemoved(drawer);
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    resize(360);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('#filter', () => {
  test('An incomplete date, or an end before the start, changes only the message below the field; the figures remain those of the last valid period', () => {
    render(<DashboardTemplate />);
    const before = counts();
    const revenue = figure('Revenue');
    for (const [name, value, message] of [
      ['From', '', 'Enter a complete date.'],
      ['From', '01/05/2026', /^Choose a date from/],
      ['To', '09/01/2026', 'The end is before the start.'],
      ['To', '12/24/2026', /^Choose a date from/],
    ] as const) {
      type(name, value);
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(message);
      expect(screen.getByRole('textbox', { name })).toBeInvalid();
      expect(counts()).toEqual(before);
      expect(figure('Revenue')).toBe(revenue);
      preset('4 weeks');
      expect(screen.getByRole('textbox', { name })).toBeValid();
    }
  });

  test('If the data doesn\'t go back that far, the card shows "No earlier data" instead of a percentage', () => {
    render(<DashboardTemplate />);
    expect(screen.queryByText('No earlier data')).toBeNull();
    preset('All');
    expect(screen.getAllByText('No earlier data')).toHaveLength(4);
    expect(screen.queryByText(/vs\. previous period/)).toBeNull();
    // 15 days before the start exist here, and 14 there.
    type('To', '07/30/2026');
    type('From', '07/16/2026');
    expect(screen.getAllByText('No earlier data')).toHaveLength(4);
    type('From', '07/17/2026');
    expect(screen.queryByText('No earlier data')).toBeNull();
  });

  test('Canceled orders count as orders, but not as revenue, and not for the average and the plants', () => {
    render(<DashboardTemplate />);
    preset('All');
    const paid = ORDERS.filter(({ status }) => status !== 'Canceled');
    expect(paid.length).toBeLessThan(ORDERS.length);
    expect(counts().card).toBe(ORDERS.length);
    const revenue = paid.reduce((sum, { total }) => sum + total, 0);
    expect(figure('Revenue')).toContain(formatDollars(revenue));
    expect(figure('Average order')).toContain(formatDollars(revenue / paid.length));
    const plants = paid.reduce((sum, order) => sum + order.plants, 0);
    expect(figure('Plants sold').replace(/\D/g, '')).toBe(String(plants));
  });

  test('Periods of up to three weeks have a bar for each day, longer ones a bar for each week', () => {
    const bars = (days: number) => groupOrders(ORDERS, lastDays(days)).length;
    expect([1, 7, 20, 21].map(bars)).toEqual([1, 7, 20, 21]);
    expect([22, 28, 29, 35].map(bars)).toEqual([4, 4, 5, 5]);
    const sum = (values: readonly { readonly revenue: number }[]) =>
      values.reduce((total, { revenue }) => total + revenue, 0);
    expect(sum(groupOrders(ORDERS, ALL_ORDERS))).toBe(summarize(ORDERS).revenue);
  });
});
