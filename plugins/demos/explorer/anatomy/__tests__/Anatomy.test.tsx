import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { DemoDescriptor, MountIsland } from '../../../shared/types';
import type { ComponentEntry } from '../../../../api-reference/types';
import { describeAnatomy } from '../describeAnatomy';
import Anatomy from '../client/Anatomy';
import { COMPONENTS } from './components';

jest.mock('../../../../../lib/browser/whenNear', () => ({
  whenNear: (_element: Element, callback: () => void) => {
    callback();
    return () => {};
  },
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

const [list] = COMPONENTS as [ComponentEntry];
const facts = describeAnatomy(list, COMPONENTS, ({ slug }) => `/x/api/orders/${slug}/`);

const mount = jest.fn<ReturnType<MountIsland>, Parameters<MountIsland>>(
  ({ container, onReady }) => {
    container.innerHTML =
      '<div class="MuiOrderList-root"><p class="anatomy-slot-row MuiOrderRow-root"></p></div>';
    onReady();
    return { reset: () => {}, setProps: () => {}, unmount: () => {} };
  },
);

const demo: DemoDescriptor = {
  id: 'OrderListAnatomy',
  version: 'current',
  height: { wide: 100, narrow: 100 },
  files: ['OrderListAnatomy.tsx'],
  previewLines: 1,
  server: { html: '<p>served</p>', code: '' },
  loadIsland: () => Promise.resolve({ mount }),
};
const anatomy = { load: () => Promise.resolve({ default: facts }) };

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

async function show() {
  render(<Anatomy of="OrderList" demo={demo} anatomy={anatomy} />);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return screen.getByRole('region', { name: 'Anatomy of OrderList' });
}

const part = (name: RegExp) => screen.getByRole('button', { name });

test('the component starts automatically, with marked slots, and is inert', async () => {
  const region = await show();
  expect(region.textContent).not.toContain('served');
  expect(mount.mock.calls[0]![0]).toMatchObject({
    hasServerHtml: false,
    defaultProps: { MuiOrderList: { slotProps: { row: { className: 'anatomy-slot-row' } } } },
  });
  expect(region.querySelector('[data-demo-content]')!.closest('[inert]')).not.toBeNull();
});

test('the list is one tab stop, and arrow keys move between parts', async () => {
  const region = await show();
  const buttons = within(region).getAllByRole('button');
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => buttons[0]!.focus());
  fireEvent.keyDown(buttons[0]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(part(/^row /));
  expect(part(/^row /).getAttribute('aria-pressed')).toBe('true');
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['row', '/x/api/orders/orderlist/#slot-row'],
    ['slotProps.row', '/x/api/orders/orderlist/#prop-slotProps'],
    ['OrderRow', '/x/api/orders/orderrow/'],
    ['.MuiOrderRow-root', '/x/api/orders/orderrow/#class-root'],
    ['MuiOrderRow', '/x/api/orders/orderrow/#theme'],
  ]);
});

test('choosing a prop path from the search highlights the part that accepts it', async () => {
  const region = await show();
  fireEvent.change(within(region).getByRole('searchbox'), { target: { value: 'row.dense' } });
  fireEvent.click(part(/slotProps\.row\.dense/));
  expect(
    within(region).getByRole('link', { name: 'slotProps.row.dense' }).getAttribute('href'),
  ).toBe('/x/api/orders/orderrow/#prop-dense');
  expect(region.querySelector('[data-anatomy-lights]')).not.toBeNull();
});

test('lists no parts before the component has started', async () => {
  let start: () => void = () => undefined;
  mount.mockImplementationOnce(({ container, onReady }) => {
    start = () => {
      container.innerHTML = '<div class="MuiOrderList-root"></div>';
      onReady();
    };
    return { reset: () => {}, setProps: () => {}, unmount: () => {} };
  });
  const region = await show();
  expect(within(region).queryAllByRole('button')).toEqual([]);
  act(start);
  expect(within(region).queryAllByRole('button').length).toBeGreaterThan(0);
});

test('shows that a part is not visible', async () => {
  await show();
  fireEvent.click(part(/^dialog /));
  expect(screen.getByText(/not visible in this state/)).not.toBeNull();
});
