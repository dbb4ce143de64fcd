import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import SiteProvider from '../../../../tests/jest/SiteProvider';
import { setDemoChoices } from '../../shared/demoChoices';
import { writeDemoLink } from '../../shared/demoLink';
import Demo from '../theme/Demo';
import type { DemoDescriptor, DemoSource } from '../../shared/types';

const CODE = `import * as React from 'react';

export default function Counter() {
  return <p>One</p>;
}
`;

const file = (name: string, typescript: string): DemoSource => ({
  name,
  typescript,
  javascriptName: name,
  javascript: typescript,
});

const demo: DemoDescriptor = {
  id: 'Counter',
  version: 'current',
  height: { wide: 40, narrow: 60 },
  files: ['Counter.tsx', 'rows.ts'],
  previewLines: 3,
  server: { html: '', code: CODE },
  loadSources: async () => ({
    default: { system: [file('Counter.tsx', CODE), file('rows.ts', 'export const rows = [];\n')] },
  }),
};

/** jsdom has no layout: the tests set the text offset below the pointer. */
let pointed: number;
// The first import of these modules can take longer than the tests wait.
beforeAll(async () => {
  await import('../client/editor/Editor');
  await import('../client/receiveLink');
  await import('../theme/Demo/DemoNotice');
}, 30_000);
beforeEach(() => {
  sessionStorage.clear();
  location.hash = '';
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  Range.prototype.getClientRects = () => [] as never;
  pointed = 0;
  Object.assign(document, {
    caretRangeFromPoint: () => {
      const range = document.createRange();
      const walker = document.createTreeWalker(listing(), NodeFilter.SHOW_TEXT);
      for (let left = pointed; walker.nextNode(); left -= walker.currentNode.textContent!.length) {
        if (left <= walker.currentNode.textContent!.length) {
          range.setStart(walker.currentNode, left);
          return range;
        }
      }
      return null;
    },
  });
});

const listing = () => document.querySelector<HTMLElement>('[data-demo-listing] pre')!;
const field = () => screen.findByRole('textbox', { name: 'Code of Counter.tsx, editable' });
const text = () => document.querySelector('.cm-content')?.textContent;
const press = (key: string, init = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...init });
const undo = () => press('z', { ctrlKey: true });

async function type(words: string) {
  const { EditorView } = await import('@codemirror/view');
  const view = EditorView.findFromDOM(document.querySelector<HTMLElement>('.cm-editor')!)!;
  act(() => view.dispatch(view.state.replaceSelection(words), { userEvent: 'input.type' }));
}

/** Renders the page as it is after its scripts have started. */
const Page = ({ children }: { children: ReactNode }) => (
  <BrowserContext.Provider value>
    <SiteProvider>{children}</SiteProvider>
  </BrowserContext.Provider>
);

function open() {
  const user = userEvent.setup();
  render(<Demo id="Counter" demo={demo} />, { wrapper: Page });
  return user;
}

test('puts the caret at the clicked position, after hidden imports', async () => {
  const user = open();
  pointed = CODE.indexOf('One');
  await user.click(listing());
  expect(await field()).toHaveFocus();
  await type('Number ');
  expect(text()).toContain('<p>Number One</p>');
});

test('writes code left to right on every page', async () => {
  const user = open();
  await user.click(listing());
  expect((await field()).closest('[dir]')).toHaveAttribute('dir', 'ltr');
});

test('does not open the editor on a click that selects text', async () => {
  const user = open();
  await user.dblClick(listing());
  expect(getSelection()).toHaveProperty('isCollapsed', false);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(listing()).toBeVisible();
});

test('skips the listing on Tab and edits on Enter', async () => {
  const user = open();
  pointed = CODE.indexOf('export');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('group', { name: 'Code of Counter.tsx, press Enter to edit' })).toBe(
    document.activeElement,
  );
  await user.keyboard('{Enter}');
  expect(await field()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Expand code' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await type('// Mine\n');
  expect(text()).toMatch(/^import.*\/\/ Mineexport default/);
});

test('expands and collapses the code while it is edited', async () => {
  const user = open();
  await user.click(listing());
  const box = (await field()).closest('[data-demo-listing]');
  expect(box).toHaveAttribute('data-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Expand code' }));
  expect(box).toHaveAttribute('data-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Collapse code' }));
  expect(box).toHaveAttribute('data-expanded', 'false');
});

test('undoes typing after the editor was closed', async () => {
  const user = open();
  await user.click(listing());
  await field();
  await type('// Mine\n');
  press('Escape');
  await waitFor(() => expect(listing()).toHaveTextContent('// Mine'));
  listing().focus();
  press('Enter');
  expect(await field()).toHaveFocus();
  undo();
  expect(text()).not.toContain('Mine');
});

test('undoes typing after another file was opened, but not after Reset', async () => {
  const user = open();
  await user.click(listing());
  await field();
  await type('// Mine\n');
  await user.click(screen.getByRole('button', { name: 'rows.ts' }));
  await screen.findByRole('textbox', { name: 'Code of rows.ts, editable' });
  await user.click(screen.getByRole('button', { name: /^Counter\.tsx/ }));
  (await field()).focus();
  undo();
  expect(text()).not.toContain('Mine');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(listing());
  await field();
  press('y', { ctrlKey: true });
  expect(text()).not.toContain('Mine');
});

test('tells a reader who switches the language where the changes are, and shows them on request', async () => {
  const user = open();
  await user.click(listing());
  await field();
  await type('// Mine\n');
  await user.click(screen.getByRole('button', { name: 'JS' }));
  expect(await screen.findByText(/^This code does not include your changes/)).toBeVisible();
  expect(document.querySelector('[data-demo-listing]')).not.toHaveTextContent('Mine');
  await user.click(screen.getByRole('button', { name: 'Show my changes' }));
  await waitFor(() =>
    expect(document.querySelector('[data-demo-listing]')).toHaveTextContent('Mine'),
  );
  expect(screen.queryByText(/^This code does not include your changes/)).toBeNull();
  // The choice applies to all demos.
  setDemoChoices({ variant: 'TS' });
});

describe('following a link while the editor is open', () => {
  const SENT = 'export default () => <p>Sent</p>;\n';
  const shown = () => document.querySelector('[data-demo-listing]')?.textContent;
  const sentLink = () => writeDemoLink('Counter', { files: { 'Counter.tsx': SENT } });

  test('shows the code from the link', async () => {
    const user = open();
    await user.click(listing());
    await field();
    await type('// Mine\n');
    location.hash = await sentLink();
    await screen.findByRole('button', { name: 'Run this code' });
    expect(shown()).toContain('<p>Sent</p>');
    expect(shown()).not.toContain('Mine');
    await user.click(listing());
    await field();
    await type('// Read\n');
    expect(text()).toContain('// Readexport default () => <p>Sent</p>');
    undo();
    undo();
    expect(text()).not.toContain('Mine');
  });

  test('removes code from a link without consent and keeps the focus in the demo', async () => {
    location.hash = await sentLink();
    const user = open();
    await screen.findByRole('button', { name: 'Run this code' });
    await user.click(listing());
    expect(await field()).toHaveFocus();
    await type('// Read\n');
    location.hash = '#demo-Counter';
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Run this code' })).toBeNull());
    expect(shown()).toContain('<p>One</p>');
    expect(shown()).not.toContain('Sent');
    expect(screen.getByRole('button', { name: 'Counter.tsx' })).toHaveFocus();
    await user.click(listing());
    await field();
    undo();
    await type('// Mine\n');
    expect(text()).toMatch(/^\/\/ Mineimport/);
    expect(sessionStorage.getItem('demo-edits current Counter')).not.toContain('Sent');
  });
});
