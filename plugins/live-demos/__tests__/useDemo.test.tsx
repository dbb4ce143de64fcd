import { act, renderHook, waitFor } from '@testing-library/react';
import { writeDemoLink } from '../client/demoLink';
import { useDemo } from '../client/useDemo';
import type { DemoDescriptor } from '../types';

const demo: DemoDescriptor = {
  id: 'Orders',
  version: 'current',
  height: { wide: 40, narrow: 60 },
  files: ['Orders.tsx'],
  previewLines: 1,
  loadSources: async () => ({
    default: {
      system: [
        {
          name: 'Orders.tsx',
          typescript: 'const a: number = 1;',
          javascriptName: 'Orders.jsx',
          javascript: 'const a = 1;',
        },
      ],
    },
  }),
};

const open = () => {
  const listing = { current: document.createElement('div') };
  return renderHook(() => useDemo(demo, listing, true)).result;
};

const follow = (code: string) =>
  act(async () => {
    location.hash = await writeDemoLink('Orders', {
      variant: 'TS',
      settings: { direction: 'rtl' },
      files: { 'Orders.tsx': code },
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

afterEach(() => {
  location.hash = '';
});

test('code from an address is shown and waits, also while the reader changes it', async () => {
  const state = open();
  await follow('sent');
  await waitFor(() => expect(state.current.files?.[0]?.text).toBe('sent'));
  expect(state.current.awaitsConsent).toBe(true);
  expect(state.current.settings).toEqual({ direction: 'rtl' });
  act(() => state.current.edit('Orders.tsx', 'sent and changed'));
  expect(state.current.files?.[0]?.text).toBe('sent and changed');
  expect(state.current.awaitsConsent).toBe(true);
  act(() => state.current.consent());
  expect(state.current.awaitsConsent).toBe(false);
});

test('agreeing to one address says nothing of the next', async () => {
  const state = open();
  await follow('first');
  act(() => state.current.consent());
  await follow('second');
  expect(state.current.files?.[0]?.text).toBe('second');
  expect(state.current.awaitsConsent).toBe(true);
});

test('nothing waits once the sent code is gone', async () => {
  const state = open();
  await follow('sent');
  act(() => state.current.discardEdits());
  expect(state.current.files?.[0]?.text).toBe('const a: number = 1;');
  expect(state.current.awaitsConsent).toBe(false);
  act(() => state.current.edit('Orders.tsx', 'mine'));
  expect(state.current.awaitsConsent).toBe(false);
});
