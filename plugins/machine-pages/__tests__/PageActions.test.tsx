import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONFIRMATION_TIME } from '../../docusaurus-patches/client/listings/copyOnClick';
import SiteProvider from '../../../tests/jest/SiteProvider';
import PageActions from '../theme/PageActions';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: { permalink: '/x/v6/grid/sorting/' } }),
  useDocsVersion: () => ({ pluginId: 'default', version: 'v6' }),
}));

jest.mock('@docusaurus/useGlobalData', () => ({
  ...jest.requireActual<object>('@docusaurus/useGlobalData'),
  usePluginData: () => ({ mcp: 'https://docs.example/-/mcp' }),
}));

/** jsdom implements neither `ClipboardItem` nor the clipboard's `write`. */
const write = jest.fn<Promise<void>, [{ items: Record<string, Promise<Blob>> }[]]>();

beforeEach(() => {
  document.querySelector('#copy-status')?.remove();
  write.mockReset().mockResolvedValue(undefined);
  global.ClipboardItem = class {
    constructor(readonly items: object) {}
  } as never;
  global.fetch = jest.fn(async () => ({ ok: true, text: async () => '# Sorting' })) as never;
});

function show() {
  const user = userEvent.setup();
  Object.defineProperty(navigator.clipboard, 'write', { value: write, configurable: true });
  render(
    <SiteProvider>
      <PageActions />
      <button type="button">Elsewhere</button>
    </SiteProvider>,
  );
  return user;
}

test('copies the page as Markdown and confirms it on the button for two seconds', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  expect(fetch).toHaveBeenCalledWith('/x/v6/grid/sorting.md');
  const blob = await write.mock.calls[0]?.[0][0]?.items['text/plain'];
  expect(blob?.size).toBe('# Sorting'.length);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy page' })).toBeVisible(), {
    timeout: CONFIRMATION_TIME + 500,
  });
});

test('shows the page for copying by hand when the clipboard refuses', async () => {
  write.mockRejectedValue(new Error('denied'));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  expect(await screen.findByRole('textbox')).toHaveValue('# Sorting');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Copy page' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('links the menu to the page and to the list of its version; Escape returns focus to the button', async () => {
  const user = show();
  const opener = screen.getByRole('button', { name: 'Other forms of this page' });
  await user.click(opener);
  const markdown = await screen.findByRole('link', { name: 'View as Markdown' });
  expect(markdown).toHaveAttribute('href', '/x/v6/grid/sorting.md');
  expect(markdown).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: /llms\.txt/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: /llms\.txt/ })).toHaveAttribute('href', '/x/v6/llms.txt');
  expect(screen.getByRole('link', { name: 'Open in Claude' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^https:\/\/claude\.ai\/new\?q=Read%20https%3A%2F%2Fdocs\.example%2Fx%2Fv6%2Fgrid%2Fsorting\.md%20and/,
    ),
  );
  await user.keyboard('{Escape}');
  expect(markdown).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('closes the menu when focus leaves it', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Other forms of this page' }));
  const markdown = await screen.findByRole('link', { name: 'View as Markdown' });
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(markdown).not.toBeInTheDocument();
});

test('copies the address of the MCP server', async () => {
  const user = show();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Other forms of this page' }));
  await user.click(await screen.findByRole('button', { name: /MCP server.*docs\.example/ }));
  expect(writeText).toHaveBeenCalledWith('https://docs.example/-/mcp');
  expect(screen.getByRole('button', { name: 'Other forms of this page' })).toHaveFocus();
});
