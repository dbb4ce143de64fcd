import { render, screen } from '@testing-library/react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import TranslationNotice from '..';

const toc = [
  { id: 'rows', value: 'Rows' },
  { id: 'columns', value: '<code>columns</code>' },
];
let metadata: object;
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata, toc }),
}));

function renderPage(source: string, currentLocale: string, behind?: string[]) {
  metadata = { source, frontMatter: { ...(behind && { behind }) } };
  const i18n = { currentLocale, defaultLocale: 'en' };
  render(
    <Context.Provider value={{ i18n } as DocusaurusContext}>
      <TranslationNotice />
    </Context.Provider>,
  );
}

const CHINESE = '@site/i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx';

test('an untranslated page states that its text is in English', () => {
  renderPage('@site/docs/grid/index.mdx', 'zh');
  expect(screen.getByRole('note')).toHaveTextContent('not translated yet');
});

test('an outdated translation links to its outdated sections', () => {
  renderPage(CHINESE, 'zh', ['', 'columns']);
  expect(screen.getByRole('note')).toHaveTextContent(': the beginning of the page, columns');
  expect(screen.getByRole('link', { name: 'columns' })).toHaveAttribute('href', '#columns');
});

test.each([
  ['@site/docs/grid/index.mdx', 'en'],
  [CHINESE, 'zh'],
])('%s in %s has no notice', (source, locale) => {
  renderPage(source, locale);
  expect(screen.queryByRole('note')).toBeNull();
});
