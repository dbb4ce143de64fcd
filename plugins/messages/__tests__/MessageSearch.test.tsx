import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShownVersion } from '@site/lib/browser/useShownVersion';
import { versionNamed } from '@site/src/versions';
import SiteProvider from '@site/tests/jest/SiteProvider';
import { likelyVersions } from '../client/likelyVersions';
import MessageSearch from '../theme/MessageSearch';

jest.mock('@site/lib/browser/useShownVersion');

async function paste(text: string, version = 'current') {
  jest.mocked(useShownVersion).mockReturnValue(versionNamed(version));
  const user = userEvent.setup();
  render(
    <SiteProvider>
      <MessageSearch />
    </SiteProvider>,
  );
  await user.click(screen.getByRole('textbox', { name: 'Paste your error, with its stack' }));
  await user.paste(text);
}

test('a pasted stack trace leads to the entry of its message', async () => {
  await paste(`Uncaught Error: MUI X: Could not find the Data Grid context.
    at useGridContext (http://localhost:3000/node_modules/.vite/deps/@mui_x-data-grid.js:20226:5)`);
  const link = await screen.findByRole('link', { name: 'Meaning, causes and fix' });
  expect(link).toHaveAttribute(
    'href',
    '/x/messages/data-grid/#could-not-find-the-data-grid-context',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Explained here');
});

test('says where an entry is if the version of the page has none', async () => {
  await paste('MUI X: Could not find the Data Grid context.', 'v4');
  expect(await screen.findByText('Explained among the messages of v7:')).toBeVisible();
});

test('says that nothing was found', async () => {
  await paste('rows is not defined');
  expect(await screen.findByText(/No package of any version prints this/)).toBeVisible();
});

test.each([
  ['at /app/node_modules/.pnpm/@mui+x-data-grid@6.20.4_react@18/node_modules/', 'v6'],
  ['https://esm.sh/@mui/x-charts@8.29.3/index.js', 'next'],
  ['https://esm.sh/@mui/x-charts@7.28.0/index.js', 'current'],
  ['at createRows (index.js:1:1)', 'v5'],
])('%s comes from %s', (text, version) => {
  expect(likelyVersions(text, 'v5')[0]).toBe(version);
});
