import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteProvider from '../../../../tests/jest/SiteProvider';
import FrameWidth from '../client/FrameWidth';

beforeAll(() => {
  // jsdom has no layout: the page is 800 px wide.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  globalThis.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      this.callback([], this);
    }
    unobserve() {}
    disconnect() {}
  };
});

const open = () =>
  render(
    <FrameWidth>
      <p>The demo</p>
    </FrameWidth>,
    { wrapper: SiteProvider },
  );
const frame = () => screen.getByText('The demo').parentElement!;
const handle = () => screen.getByRole('separator', { name: 'Width of the demo' });

test('sets the widths of devices by buttons and marks the current one', async () => {
  const user = userEvent.setup();
  open();
  expect(screen.getByRole('button', { name: 'Full width' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(frame().style.width).toBe('390px');
  expect(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
  expect(handle()).toHaveAttribute('aria-valuenow', '390');
});

test('scales down a frame that is wider than the page', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Desktop' }));
  expect(frame().style.width).toBe('1280px');
  expect(frame().style.getPropertyValue('--scale')).toBe(String(800 / 1280));
});

test('moves the edge with arrow keys, within its limits', async () => {
  const user = userEvent.setup();
  open();
  handle().focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(handle()).toHaveAttribute('aria-valuenow', '780');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(handle()).toHaveAttribute('aria-valuenow', '320');
  await user.keyboard('{End}{ArrowRight}');
  expect(handle()).toHaveAttribute('aria-valuenow', '1280');
});
