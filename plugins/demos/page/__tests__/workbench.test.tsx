import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteProvider from '../../../../tests/jest/SiteProvider';
import { mountIsland } from '../client/mountIsland';
import Demo from '../theme/Demo';
import type { DemoDescriptor } from '../../shared/types';

const Counter = () => <button>Count</button>;

const descriptor: DemoDescriptor = {
  id: 'Counter',
  version: 'current',
  height: { wide: 40, narrow: 60 },
  files: ['Counter.tsx'],
  previewLines: 1,
  loadIsland: async () => ({
    mount: (options) =>
      mountIsland(
        'Counter',
        Counter,
        { DemoRoot: ({ children }) => <>{children}</>, hydration: 'replace-light' },
        options,
      ),
  }),
  loadSources: async () => ({
    default: {
      system: [
        {
          name: 'Counter.tsx',
          typescript: 'const a: number = 1;',
          javascriptName: 'Counter.jsx',
          javascript: 'const a = 1;',
        },
      ],
    },
  }),
};

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => ({}) })) as never;
  window.scrollTo = jest.fn();
});

async function openWorkbench() {
  const user = userEvent.setup();
  const { container } = render(
    <main>
      <p>Before</p>
      <Demo id="Counter" demo={descriptor} />
    </main>,
    { wrapper: SiteProvider },
  );
  await user.click(screen.getByRole('button', { name: 'Workbench' }));
  await screen.findByRole('separator', { name: 'Width of the preview' });
  return { user, section: container.querySelector('[data-demo]')! };
}

test('shows preview and code side by side, and makes the rest of the page inert', async () => {
  const { section } = await openWorkbench();
  expect(section).toHaveAttribute('data-workbench');
  expect(section).toHaveAttribute('data-demo-expanded');
  expect(screen.getByText('Before').inert).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-workbench');
});

test('arrow keys move the line between both, within limits', async () => {
  const { user, section } = await openWorkbench();
  const share = () => (section as HTMLElement).style.getPropertyValue('--workbench-share');
  screen.getByRole('separator').focus();
  await user.keyboard('{ArrowRight}');
  expect(share()).toBe('52%');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(share()).toBe('20%');
});

test('sets the width of a phone', async () => {
  const { user, section } = await openWorkbench();
  await user.click(screen.getByRole('button', { name: '390 px' }));
  expect((section as HTMLElement).style.getPropertyValue('--workbench-width')).toBe('390px');
});

test('Escape in the toolbar leads back to the page at the same place', async () => {
  const { user, section } = await openWorkbench();
  screen.getByRole('button', { name: 'Workbench' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(section).not.toHaveAttribute('data-workbench'));
  expect(screen.getByText('Before').inert).toBe(false);
  expect(screen.getByRole('button', { name: 'Workbench' })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
