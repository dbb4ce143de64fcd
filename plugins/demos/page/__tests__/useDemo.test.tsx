import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setDemoChoices } from '../../shared/demoChoices';
import { SERVER_SETTINGS, writeSettings } from '../../shared/demoSettings';
import { writeDemoLink, type DemoLink } from '../../shared/demoLink';
import { markRun } from '../../shared/runMark';
import { keepEdits, runSlot } from '../client/keptEdits';
import { useDemo } from '../client/useDemo';
import type { CodeVariant, DemoDescriptor } from '../../shared/types';

const committed = (name: string) => ({
  name: 'Orders.tsx',
  typescript: `const ${name}: number = 1;`,
  javascriptName: 'Orders.jsx',
  javascript: `const ${name} = 1;`,
});

const demo: DemoDescriptor = {
  id: 'Orders',
  version: 'current',
  height: { wide: 40, narrow: 60 },
  files: ['Orders.tsx'],
  previewLines: 1,
  stylings: ['system', 'css'],
  loadSources: async () => ({
    default: { system: [committed('a')], css: [committed('b')] },
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

/** Changes the choice as the buttons of another demo would. */
const chooseElsewhere = (variant: CodeVariant) => act(() => setDemoChoices({ variant }));

const BOTH = { 'Orders.tsx': 'sent as TS', 'Orders.jsx': 'sent as JS' };

/** Navigates to the plain address of the demo. */
const goBack = () =>
  act(async () => {
    location.hash = '#demo-Orders';
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

afterEach(() => {
  location.hash = '';
  setDemoChoices({ variant: 'TS', styling: 'system' });
  sessionStorage.clear();
  writeSettings(document.documentElement, SERVER_SETTINGS);
});

test('shows code from a link but waits for consent, even while the reader edits it', async () => {
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

test('asks for consent again for the next link', async () => {
  const state = open();
  await follow('first');
  act(() => state.current.consent());
  await follow('second');
  expect(state.current.files?.[0]?.text).toBe('second');
  expect(state.current.awaitsConsent).toBe(true);
});

test('does not wait for consent once the code from the link is discarded', async () => {
  const state = open();
  await follow('sent');
  act(() => state.current.discardEdits());
  expect(state.current.files?.[0]?.text).toBe('const a: number = 1;');
  expect(state.current.awaitsConsent).toBe(false);
  act(() => state.current.edit('Orders.tsx', 'mine'));
  expect(state.current.awaitsConsent).toBe(false);
});

test('discards rejected code in every language', async () => {
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

test('asks for consent separately for code that was not shown', async () => {
  const state = open();
  await followLink({ files: BOTH });
  act(() => state.current.consent());
  await chooseElsewhere('JS');
  expect(state.current.files?.[0]?.text).toBe('sent as JS');
  expect(state.current.awaitsConsent).toBe(true);
  await chooseElsewhere('TS');
  expect(state.current.awaitsConsent).toBe(false);
});

test('still waits for consent when the reader returns to edited code from a link', async () => {
  const state = open();
  await follow('sent');
  act(() => state.current.edit('Orders.tsx', 'sent and changed'));
  act(() => state.current.choose({ variant: 'JS' }));
  expect(state.current.isEdited).toBe(false);
  act(() => state.current.choose({ variant: 'TS' }));
  expect(state.current.files?.[0]?.text).toBe('sent and changed');
  expect(state.current.awaitsConsent).toBe(true);
});

test('does not count code as edited after the change is reverted', async () => {
  const state = open();
  await waitFor(() => expect(state.current.files).not.toBeNull());
  act(() => state.current.edit('Orders.tsx', 'mine'));
  expect(state.current.isEdited).toBe(true);
  act(() => state.current.edit('Orders.tsx', 'const a: number = 1;'));
  expect(state.current.isEdited).toBe(false);
});

test('shows an error only in the language it occurred in', async () => {
  const state = open();
  await waitFor(() => expect(state.current.files).not.toBeNull());
  const problem = { message: 'Unexpected token', file: 'Orders.tsx', line: 1 };
  act(() => state.current.setProblem(problem as never));
  expect(state.current.problem).toBe(problem);
  act(() => state.current.choose({ variant: 'JS' }));
  expect(state.current.problem).toBeNull();
});

test('reports a file that the demo does not have', async () => {
  const state = open();
  await followLink({ files: { 'Invoices.tsx': 'sent' } });
  await waitFor(() => expect(state.current.leftOut).toEqual(['Invoices.tsx']));
  expect(state.current.awaitsConsent).toBe(false);
  expect(state.current.isEdited).toBe(false);
});

test('restores the contents of the link when the page is reloaded', async () => {
  open();
  await follow('sent');
  // After a reload, the page has nothing but the address.
  const state = open();
  await waitFor(() => expect(state.current.files?.[0]?.text).toBe('sent'));
  expect(state.current.settings).toEqual({ direction: 'rtl' });
  expect(state.current.awaitsConsent).toBe(true);
});

test('prefers a choice on the page to the link, even after a reload', async () => {
  const state = open();
  await followLink({ variant: 'TS', styling: 'css', settings: { mode: 'dark' } });
  act(() => state.current.choose({ variant: 'JS' }));
  await waitFor(() => expect(location.hash).toBe('#demo-Orders?styling=css&mode=dark'));
  expect(state.current).toMatchObject({
    variant: 'JS',
    styling: 'css',
    settings: { mode: 'dark' },
  });
});

test('keeps language and styling in an address with code', async () => {
  const state = open();
  await followLink({ variant: 'TS', styling: 'css', files: { 'Orders.tsx': 'sent' } });
  act(() => state.current.choose({ variant: 'JS' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(location.hash).toContain('variant=TS&styling=css&code=');
  expect(state.current).toMatchObject({ variant: 'JS', styling: 'css', sent: null });
});

test('applies code from a link only to its styling', async () => {
  const state = open();
  await followLink({ styling: 'css', files: { 'Orders.tsx': 'sent' } });
  await waitFor(() => expect(state.current.files?.[0]?.text).toBe('sent'));
  act(() => state.current.consent());
  act(() => state.current.choose({ styling: 'system' }));
  await waitFor(() => expect(state.current.files?.[0]?.text).toBe('const a: number = 1;'));
  expect(state.current).toMatchObject({ isEdited: false, awaitsConsent: false, changed: [] });
});

test('reports a file in a different language than the link specifies', async () => {
  const state = open();
  await followLink({ variant: 'JS', files: { 'Orders.tsx': 'sent' } });
  await waitFor(() => expect(state.current.leftOut).toEqual(['Orders.tsx']));
});

test('ignores files in a link that match the committed code', async () => {
  const state = open();
  await followLink({ files: { 'Orders.tsx': 'const a: number = 1;' } });
  await waitFor(() => expect(state.current.files).not.toBeNull());
  expect(state.current).toMatchObject({ isEdited: false, awaitsConsent: false, changed: [] });
  await followLink({ files: { 'Orders.tsx': 'sent' } });
  await waitFor(() => expect(state.current.changed).toEqual(['Orders.tsx']));
});

test('applies a setting from the link until the reader changes it on the page', async () => {
  const state = open();
  await followLink({ settings: { mode: 'dark', direction: 'rtl' } });
  expect(state.current.settings).toEqual({ mode: 'dark', direction: 'rtl' });
  await act(async () =>
    writeSettings(document.documentElement, { ...SERVER_SETTINGS, mode: 'dark' }),
  );
  expect(state.current.settings).toEqual({ direction: 'rtl' });
  await waitFor(() => expect(location.hash).toBe('#demo-Orders?direction=rtl'));
});

test('forgets the link at the plain address of the demo', async () => {
  const state = open();
  await follow('sent');
  await goBack();
  expect(state.current).toMatchObject({ settings: null, sent: null, isEdited: false });
});

describe('edits', () => {
  const listing = { current: document.createElement('div') };
  const visit = () =>
    renderHook(() => useDemo(demo, listing, true), { wrapper: BrowserContextProvider });

  test('are restored when the reader returns, and discarded by Reset', async () => {
    const first = visit();
    act(() => first.result.current.edit('Orders.tsx', 'mine'));
    first.unmount();
    const second = visit();
    await waitFor(() => expect(second.result.current.files?.[0]?.text).toBe('mine'));
    expect(second.result.current.isEdited).toBe(true);
    act(() => second.result.current.discardEdits());
    second.unmount();
    const third = visit();
    await waitFor(() => expect(third.result.current.files).not.toBeNull());
    expect(third.result.current.isEdited).toBe(false);
  });

  test('of code from a link wait for consent again and only apply to that code', async () => {
    const first = visit();
    await follow('sent');
    act(() => first.result.current.consent());
    act(() => first.result.current.edit('Orders.tsx', 'sent and changed'));
    first.unmount();
    const again = visit();
    await waitFor(() => expect(again.result.current.files?.[0]?.text).toBe('sent and changed'));
    expect(again.result.current.awaitsConsent).toBe(true);
    again.unmount();
    location.hash = '#demo-Orders';
    const plain = visit();
    await waitFor(() => expect(plain.result.current.files).not.toBeNull());
    expect(plain.result.current.isEdited).toBe(false);
  });

  test('are kept while code from a link is edited, and those of the link return with it', async () => {
    const { result } = visit();
    act(() => result.current.edit('Orders.tsx', 'mine'));
    await follow('sent');
    expect(result.current.files?.[0]?.text).toBe('sent');
    act(() => result.current.edit('Orders.tsx', 'sent and changed'));
    await goBack();
    expect(result.current.files?.[0]?.text).toBe('mine');
    expect(result.current).toMatchObject({ sent: null, awaitsConsent: false });
    await follow('sent');
    expect(result.current.files?.[0]?.text).toBe('sent and changed');
    expect(result.current.awaitsConsent).toBe(true);
  });

  test('are kept on Reset of code from a link, which discards the edits of that code', async () => {
    const { result } = visit();
    act(() => result.current.edit('Orders.tsx', 'mine'));
    await follow('sent');
    act(() => result.current.edit('Orders.tsx', 'sent and changed'));
    act(() => result.current.discardEdits());
    expect(result.current.files?.[0]?.text).toBe('mine');
    expect(result.current.awaitsConsent).toBe(false);
    await waitFor(() => expect(location.hash).toBe('#demo-Orders'));
    await follow('sent');
    expect(result.current.files?.[0]?.text).toBe('sent');
  });

  test('are reset in the language on screen, even if the address has settings', async () => {
    const { result } = visit();
    act(() => result.current.edit('Orders.tsx', 'mine'));
    await chooseElsewhere('JS');
    act(() => result.current.edit('Orders.jsx', 'mine as JS'));
    await followLink({ settings: { direction: 'rtl' } });
    expect(result.current.files?.[0]?.text).toBe('mine as JS');
    act(() => result.current.discardEdits());
    expect(result.current).toMatchObject({ settings: null, isEdited: false });
    await chooseElsewhere('TS');
    expect(result.current.files?.[0]?.text).toBe('mine');
  });
});

test('resets a demo to its state without the link', async () => {
  const state = open();
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

describe('a link to another demo', () => {
  const showDemos = (...ids: string[]) => {
    document.body.innerHTML = ids.map((id) => `<section data-demo="${id}"></section>`).join('');
  };
  const go = (hash: string) =>
    act(async () => {
      location.hash = hash;
      await new Promise((resolve) => setTimeout(resolve, 20));
    });

  test('is ignored if the page has that demo', async () => {
    showDemos('Orders', 'Invoices');
    const state = open();
    await go('#demo-Invoices?mode=dark');
    expect(state.current).toMatchObject({ missing: undefined, settings: null });
  });

  test('is reported at the first demo of the page if the page lacks that demo, with the nearest name', async () => {
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

  test('is not reported at other demos', async () => {
    showDemos('Invoices', 'Orders');
    const state = open();
    await go('#demo-Invoice?mode=dark');
    expect(state.current.missing).toBeUndefined();
  });
});

test('waits for consent to run edits after the page stopped responding while they ran', async () => {
  sessionStorage.clear();
  keepEdits(demo, { 'TS system': { 'Orders.tsx': 'never ends' } }, undefined);
  markRun(runSlot(demo));
  const { result } = renderHook(
    () => useDemo(demo, { current: document.createElement('div') }, true),
    { wrapper: BrowserContextProvider },
  );
  await waitFor(() => expect(result.current.isEdited).toBe(true));
  expect(result.current).toMatchObject({ awaitsConsent: true, isInterrupted: true });
  act(() => result.current.consent());
  expect(result.current.awaitsConsent).toBe(false);
  act(() => result.current.discardEdits());
  act(() => result.current.edit('Orders.tsx', 'something else'));
  expect(result.current).toMatchObject({ awaitsConsent: false, isInterrupted: false });
  sessionStorage.clear();
});
