import { readNews } from '../feed/readNews';
import { renderFeed } from '../feed/renderFeed';

const SOURCE = `## 2 May {/* #2026-05-02 */}

### Rows & columns {/* #rows */}

Text.

## 1 May {/* #2026-05-01 */}

### First {/* #first */}
`;
const MARKDOWN = SOURCE.replace(/ \{\/\*.*\*\/\}/g, '');
const PLACE = {
  title: 'News',
  author: 'Docs',
  language: 'en',
  address: 'https://example.com/feed.xml',
  page: 'https://example.com/news/',
};

test('reads the headings below a date as news of that date', () => {
  expect(readNews(SOURCE, `# News\n\n${MARKDOWN}`, 'news.mdx')).toEqual([
    { title: 'Rows & columns', id: 'rows', date: '2026-05-02', text: 'Text.' },
    { title: 'First', id: 'first', date: '2026-05-01', text: '' },
  ]);
});

test.each([
  ['no date', '## May {/* #may */}', /the heading "May" has the id "may"/],
  ['a day that does not exist', '## May {/* #2026-13-02 */}', /has the id "2026-13-02"/],
  ['older news first', '## A {/* #2026-05-01 */}\n\n## B {/* #2026-05-02 */}', /"B" has the id/],
  ['news without a date', '### Rows {/* #rows */}', /news\.mdx: "Rows" is under no date/],
])('rejects %s', (_what, source, message) => {
  const markdown = source.replace(/ \{\/\*.*\*\/\}/g, '');
  expect(() => readNews(source, markdown, 'news.mdx')).toThrow(message);
});

test('renders a feed as XML with an entry for each news item', async () => {
  const feed = await renderFeed(readNews(SOURCE, MARKDOWN, 'news.mdx'), PLACE);
  expect(feed).toContain('<title>Rows &amp; columns</title>');
  expect(feed).toContain('<id>https://example.com/news/#rows</id>');
  expect(feed).toContain('<content type="html">&lt;p&gt;Text.&lt;/p&gt;</content>');
  expect(feed).toContain('<updated>2026-05-02T00:00:00Z</updated>');
  expect(feed.match(/<entry>/g)).toHaveLength(2);
});
