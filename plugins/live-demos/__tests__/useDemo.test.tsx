import { act, renderHook, waitFor } from '@testing-library/react';
import { setDemoChoices } from '../client/demoChoices';
import { writeDemoLink, type DemoLink } from '../client/demoLink';
import { useDemo } from '../client/useDemo';
import type { CodeVariant, DemoDescriptor } from '../types';

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

const followLink = (link: DemoLink) =>
  act(async () => {
    location.hash = await writeDemoLink('Orders', link);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

const follow = (code: string) =>
  followLink({
    variant: 'TS',
    settings: { direction: 'rtl' },
    files: { 'Orders.tsx': code },
  });

/** As the buttons of another demo do. */
const chooseElsewhere = (variant: CodeVariant) => act(() => setDemoChoices({ variant }));

const BOTH = { 'Orders.tsx': 'sent as TS', 'Orders.jsx': 'sent as JS' };

afterEach(() => {
  location.hash = '';
  setDemoChoices({ variant: 'TS' });
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

test('what was refused is gone in every language', async () => {
  const state = open();
  await followLink({ files: BOTH });
  act(() => state.current.edit('Orders.tsx', 'sent and changed'));
  await chooseElsewhere('JS');
  expect(state.current.files?.[0]?.text).toBe('sent as JS');
  act(() => state.current.discardEdits());
  expect(state.current.files?.[0]?.text).toBe('const a = 1;');
  await chooseElsewhere('TS');
  expect(state.current.files?.[0]?.text).toBe('const a: number = 1;');
  expect(state.current.isEdited).toBe(false);
});

test('agreeing to what is shown says nothing of what is not', async () => {
  const state = open();
  await followLink({ files: BOTH });
  act(() => state.current.consent());
  await chooseElsewhere('JS');
  expect(state.current.files?.[0]?.text).toBe('sent as JS');
  expect(state.current.awaitsConsent).toBe(true);
  await chooseElsewhere('TS');
  expect(state.current.awaitsConsent).toBe(false);
});

test('sent code that was changed waits also when the reader comes back to it', async () => {
  const state = open();
  await follow('sent');
  act(() => state.current.edit('Orders.tsx', 'sent and changed'));
  act(() => state.current.choose({ variant: 'JS' }));
  expect(state.current.isEdited).toBe(false);
  act(() => state.current.choose({ variant: 'TS' }));
  expect(state.current.files?.[0]?.text).toBe('sent and changed');
  expect(state.current.awaitsConsent).toBe(true);
});

test('an error belongs to the language whose code has it', async () => {
  const state = open();
  await waitFor(() => expect(state.current.files).not.toBeNull());
  const problem = { message: 'Unexpected token', file: 'Orders.tsx', line: 1 };
  act(() => state.current.setProblem(problem as never));
  expect(state.current.problem).toBe(problem);
  act(() => state.current.choose({ variant: 'JS' }));
  expect(state.current.problem).toBeNull();
});

test('a file that the demo does not have is left out', async () => {
  const state = open();
  await followLink({ files: { 'Invoices.tsx': 'sent' } });
  await waitFor(() => expect(state.current.leftOut).toEqual(['Invoices.tsx']));
  expect(state.current.awaitsConsent).toBe(false);
  expect(state.current.isEdited).toBe(false);
});

test('what an address carries is there again when the page is loaded again', async () => {
  open();
  await follow('sent');
  // Loaded again, the page finds nothing but the address.
  const state = open();
  await waitFor(() => expect(state.current.files?.[0]?.text).toBe('sent'));
  expect(state.current.settings).toEqual({ direction: 'rtl' });
  expect(state.current.awaitsConsent).toBe(true);
});

test('a choice weighs more than the address, also when the page is loaded again', async () => {
  const state = open();
  await followLink({ variant: 'TS', styling: 'css', settings: { mode: 'dark' } });
  act(() => state.current.choose({ variant: 'JS' }));
  await waitFor(() => expect(location.hash).toBe('#demo-Orders?mode=dark'));
  expect(state.current.variant).toBe('JS');
  expect(state.current.settings).toEqual({ mode: 'dark' });
});

test('without its changes a demo is as without the address', async () => {
  const state = open();
  act(() => state.current.edit('Orders.tsx', 'mine'));
  await followLink({
    variant: 'JS',
    settings: { direction: 'rtl' },
    files: { 'Orders.jsx': 'sent', 'Invoices.jsx': 'sent' },
  });
  await waitFor(() => expect(state.current.leftOut).toEqual(['Invoices.jsx']));
  act(() => state.current.discardEdits());
  expect(state.current).toMatchObject({
    variant: 'TS',
    settings: null,
    leftOut: [],
    isEdited: false,
    awaitsConsent: false,
  });
  await waitFor(() => expect(location.hash).toBe('#demo-Orders'));
});

describe('an address of another demo', () => {
  const showDemos = (...ids: string[]) => {
    document.body.innerHTML = ids.map((id) => `<section data-demo="${id}"></section>`).join('');
  };
  const go = (hash: string) =>
    act(async () => {
      location.hash = hash;
      await new Promise((resolve) => setTimeout(resolve, 20));
    });

  test('that the page has is left to that one', async () => {
    showDemos('Orders', 'Invoices');
    const state = open();
    await go('#demo-Invoices?mode=dark');
    expect(state.current).toMatchObject({ missing: undefined, settings: null });
  });

  test('that the page lacks is told at its first one, with the one of a name like it', async () => {
    showDemos('Orders', 'Invoices');
    const state = open();
    await go('#demo-Invoice?mode=dark');
    const nearest = { id: 'Invoices', href: '#demo-Invoices?mode=dark' };
    expect(state.current.missing).toEqual({ id: 'Invoice', nearest });
    await go(nearest.href);
    expect(state.current.missing).toBeUndefined();
    await go('#demo-Something?mode=dark');
    expect(state.current.missing).toEqual({ id: 'Something', nearest: null });
  });

  test('is told at no other', async () => {
    showDemos('Invoices', 'Orders');
    const state = open();
    await go('#demo-Invoice?mode=dark');
    expect(state.current.missing).toBeUndefined();
  });
});
