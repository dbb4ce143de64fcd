import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteProvider from '../../../../tests/jest/SiteProvider';
import type { Catalog, StartingDemo, Work } from '../../shared/playground/types';
import { beginWork } from '../work/changeWork';
import Bench from '../client/Playground/Workbench/Bench';

const demo = (id: string, title: string, family: StartingDemo['family']): StartingDemo => ({
  id,
  title,
  family,
  page: { title: `Page of ${title}`, address: '/' },
  stylings: ['system'],
});
const version =
  (...demos: StartingDemo[]): Catalog[string] =>
  () =>
    Promise.resolve({
      demos,
      loadSources: Object.fromEntries(
        demos.map(({ id }) => [
          id,
          async () => ({
            default: {
              system: [
                {
                  name: `${id}.tsx`,
                  typescript: `// ${id}`,
                  javascriptName: `${id}.jsx`,
                  javascript: `// ${id} in JavaScript`,
                },
              ],
            },
          }),
        ]),
      ),
      loadPackages: () => Promise.reject(new Error('not asked for')),
    });
const catalog: Catalog = {
  current: version(demo('Orders', 'Orders', 'data-grid'), demo('Bars', 'Bars', 'charts')),
  v6: version(demo('Lines', 'Lines of rain', 'charts'), demo('Rows', 'Rows', 'data-grid')),
};

const work: Work = {
  version: 'current',
  demo: 'Orders',
  styling: 'system',
  files: [
    { name: 'Orders.tsx', text: "import { rows } from './rows';\n" },
    { name: 'rows.ts', text: 'export const rows = [];\n' },
  ],
  isChanged: true,
  awaitsConsent: false,
};

beforeAll(() => {
  // jsdom has no layout; both the frame's width and the editor measure it.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  localStorage.clear();
  // jsdom rejects its own storage in the event with which Docusaurus announces stored values.
  const create = document.createEvent.bind(document);
  jest
    .spyOn(document, 'createEvent')
    .mockImplementation((type) =>
      type === 'StorageEvent'
        ? (Object.assign(new Event(type), { initStorageEvent: () => undefined }) as never)
        : create(type),
    );
});
afterEach(() => jest.restoreAllMocks());

const open = (present = work) =>
  render(
    <Bench
      catalog={catalog}
      beginning={{
        history: beginWork(present),
        view: { width: null, settings: {} },
        leftOut: [],
      }}
      preferences={{ version: 'current', variant: 'TS', styling: 'system' }}
    />,
    { wrapper: SiteProvider },
  );
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('adds files, rejects a name in use, deletes a file and restores it', async () => {
  open();
  expect(tabs()).toEqual(['Orders.tsx', 'rows.ts']);
  await press('Add a file');
  await userEvent.type(screen.getByLabelText('File name'), 'ROWS.ts{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Another file already has this name.');
  await userEvent.clear(screen.getByLabelText('File name'));
  await userEvent.type(screen.getByLabelText('File name'), 'more.ts{Enter}');
  expect(tabs()).toEqual(['Orders.tsx', 'rows.ts', 'more.ts']);
  expect(screen.getByRole('tab', { name: 'more.ts' })).toHaveAttribute('aria-selected', 'true');

  await press('Delete more.ts');
  expect(tabs()).toEqual(['Orders.tsx', 'rows.ts']);
  expect(screen.getByText(/more.ts was deleted/)).toBeInTheDocument();
  await press('Undo');
  expect(tabs()).toEqual(['Orders.tsx', 'rows.ts', 'more.ts']);
});

test('does not delete the file that runs, and rejects a new name without .tsx or .jsx', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'Delete Orders.tsx' })).toBeNull();
  await press('Rename Orders.tsx');
  const field = screen.getByLabelText('File name');
  await userEvent.clear(field);
  await userEvent.type(field, 'orders.ts{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(/first file holds the component/);
  await userEvent.keyboard('{Escape}');
  expect(tabs()).toEqual(['Orders.tsx', 'rows.ts']);
});

test('finds and opens a demo of another version', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /Start from a demo/ }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('button', { name: /Orders/ });
  await userEvent.selectOptions(dialog.getByLabelText('Version'), 'v6');
  await dialog.findByRole('button', { name: /Rows/ });
  await userEvent.type(dialog.getByLabelText('Search demos'), 'rain');
  expect(dialog.getByRole('status')).toHaveTextContent('1 demos');
  await userEvent.click(dialog.getByRole('button', { name: /Lines of rain/ }));
  await waitFor(() => expect(tabs()).toEqual(['Lines.tsx']));
  expect(screen.getByRole('button', { name: /Start from a demo/ })).toHaveTextContent('v6 · Lines');
  await waitFor(() =>
    expect(screen.getByTitle('Running demo')).toHaveAttribute('src', '/x/v6/demos/frame/code/'),
  );
});

test('does not run code from a link until the reader agrees', async () => {
  open({ ...work, awaitsConsent: true });
  expect(screen.queryByTitle('Running demo')).toBeNull();
  await press('Run this code');
  expect(await screen.findByTitle('Running demo')).toBeInTheDocument();
});

test('stores the work of the reader', async () => {
  open();
  await press('Add a file');
  await userEvent.type(screen.getByLabelText('File name'), 'more.ts{Enter}');
  await waitFor(() => {
    expect(JSON.stringify(Object.entries(localStorage))).toContain('more.ts');
  });
});
