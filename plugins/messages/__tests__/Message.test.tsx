import { render, screen } from '@testing-library/react';
import SiteProvider from '@site/tests/jest/SiteProvider';
import type { FamilyFacts } from '../types';
import Message from '../theme/Message';
import MessageLink from '../theme/MessageLink';
import MessageList from '../theme/MessageList';

const FACTS: FamilyFacts = {
  messages: {
    'no-row': {
      id: 'no-row',
      level: 'exception',
      parts: ['MUI X: No row with id #', { hole: 'id' }, ' found.'],
      package: '@mui/x-data-grid-pro',
      plan: 'pro',
      sources: [
        { name: 'DataGridPro', address: '/x/api/data-grid/data-grid-pro/' },
        { name: 'useInternal', address: null },
      ],
      others: 3,
      since: 'v6',
    },
  },
  internal: ['no-row'],
  unexplained: [],
};

test('shows the text of a message, its source and the version that added it', () => {
  render(
    <SiteProvider>
      <Message id="no-row" facts={FACTS} />
    </SiteProvider>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(
    'MUI X: No row with id #id found.Thrown@mui/x-data-grid-proProfrom DataGridPro useInternal and 3 moresince v6',
  );
  expect(screen.getByRole('link', { name: 'DataGridPro' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid-pro/',
  );
  expect(screen.getByText('id')).toHaveProperty('tagName', 'VAR');
});

test('stops the build of a page with a message that the packages do not have', () => {
  const show = () =>
    render(
      <SiteProvider>
        <Message id="no-column" facts={FACTS} />
      </SiteProvider>,
    );
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(show).toThrow(
    '<Message id="no-column" />: the packages of this version have no such message in this family.',
  );
  silence.mockRestore();
});

test('gives each message in a list an anchor', () => {
  const { container } = render(
    <SiteProvider>
      <MessageList show="internal" facts={FACTS} />
    </SiteProvider>,
  );
  expect(container.querySelector('li#no-row')).toHaveTextContent('No row with id');
});

test('links a message of a package to its entry, but not other errors', async () => {
  render(
    <SiteProvider>
      <MessageLink version="current" text="MUI X: Could not find the Data Grid context." />
      <MessageLink version="current" text="rows is not defined" />
      <MessageLink version="core" text="MUI X: Could not find the Data Grid context." />
    </SiteProvider>,
  );
  expect(await screen.findAllByRole('link', { name: 'What this message means' })).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/x/messages/data-grid/#could-not-find-the-data-grid-context',
  );
});
