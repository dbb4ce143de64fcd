import { LABELS } from '../../api-reference/pages/labels';
import type { EntryPage } from '../../api-reference/pages/types';
import { htmlToMarkdown } from '../reference/htmlToMarkdown';
import { renderEntry } from '../reference/renderEntry';
import { renderIndex } from '../reference/renderIndex';
import { renderMember } from '../reference/renderMember';
import { SITE } from './site';

test.each([
  ['text', 'a &lt; b &amp;&amp; c', 'a < b && c'],
  ['names of elements', 'all &lt;style> and &lt;/b> tags', 'all \\<style> and \\</b> tags'],
  ['code', '<code>a | b</code>', '`a | b`'],
  ['elements in code', '<code>&lt;b></code>', '`<b>`'],
  ['code with backticks', '<code>`a`</code>', '`` `a` ``'],
  [
    'a link of code',
    '<code><a href="/x/api/row/">Row</a></code>',
    '[`Row`](https://example.com/x/api/row.md)',
  ],
  [
    'a link to a member of another page',
    '<a href="/zh/x/v6/api/grid/row/#prop-id">id</a>',
    '[id](https://example.com/zh/x/v6/api/grid/row.md#prop-id)',
  ],
  [
    'a link to a tool',
    '<a href="/x/api/compare/?of=row">changes</a>',
    '[changes](https://example.com/x/api/compare/?of=row)',
  ],
  [
    'a link to data',
    '<a href="/x/v6/api-docs/grid/row.json">JSON</a>',
    '[JSON](https://example.com/x/v6/api-docs/grid/row.json)',
  ],
  [
    'code in a link',
    '<a href="https://a.org/">See <code>b</code></a>',
    '[See `b`](https://a.org/)',
  ],
  ['a part of code as a link', '<code><a href="/x/">Row</a>[]</code>', '`Row[]`'],
  ['paragraphs', '<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
  ['lists', '<p>Either:</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>', 'Either:\n\n- one\n- two'],
  ['emphasis', '<strong>Never</strong> <em>so</em>', '**Never** *so*'],
  ['a language', '<span lang="en">Rows</span>', 'Rows'],
  ['a listing', '<pre><code class="language-tsx">a &lt;\nb</code></pre>', '```tsx\na <\nb\n```'],
])('HTML to Markdown: %s', (_what, html, markdown) => {
  expect(htmlToMarkdown(html, SITE.origin)).toBe(markdown);
});

test('labels a static member of a class', () => {
  const member = { id: 'prop-of', name: 'of', type: '() => Cache', isStatic: true };
  expect(renderMember(member, LABELS, SITE.origin)).toBe('- **`of`** (static) `() => Cache`');
});

const ENTRY: EntryPage = {
  name: 'Table',
  kind: 'component',
  package: 'tables-pro',
  plan: 'pro',
  summary: 'Shows rows.',
  deprecated: 'Use <code>Grid</code>.',
  imports: ["import { Table } from 'tables-pro';"],
  history: { since: 'since v6', fate: 'deprecated since v7' },
  comparison: { address: '/zh/x/api/compare/?of=table', from: 'v6', to: 'v7' },
  theme: 'MuiTable',
  json: '/x/api-docs/table.json',
  definition: [],
  sections: [
    {
      id: 'props',
      label: 'section.props',
      groups: [
        {
          id: 'props',
          title: null,
          description: '',
          members: [
            {
              id: 'prop-rows',
              name: 'rows',
              type: 'readonly <a href="/x/api/row/">Row</a>[]',
              presence: 'required',
              history: { since: 'since v7' },
              plan: 'premium',
              default: '<code>[]</code>',
              description: '<p>One.</p><p>Two.</p>',
              args: [
                { name: 'row', description: 'The row.' },
                { name: null, description: 'A number.' },
              ],
            },
          ],
        },
      ],
    },
    { id: 'slots', label: 'section.slots', groups: [] },
  ],
  inherits: [{ from: 'Box', package: 'boxes', props: ['sx', 'id'] }],
  guides: [{ title: 'Tables', address: '/zh/x/tables/' }],
  problems: [],
  types: [{ name: 'Cell', code: 'type Cell = string' }],
};

test('an entry with everything', () => {
  expect(renderEntry(ENTRY, LABELS, SITE)).toMatchSnapshot();
});

test('shows the plans of entries in an index', () => {
  const address = '/x/api/grid/table/';
  expect(
    renderIndex(
      [
        {
          kind: 'component',
          entries: [{ name: 'Table', address, plan: 'pro', isDeprecated: true }],
        },
      ],
      LABELS,
      SITE,
    ),
  ).toBe('## Components\n\n- [Table](https://example.com/x/api/grid/table.md) (Pro) (deprecated)');
});
