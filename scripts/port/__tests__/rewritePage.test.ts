import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createParser } from '../createParser';
import { rewritePage } from '../rewritePage';
import { names } from './names';

const read = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8');

test('rewrites names, listings and links, and reports everything that it left out', async () => {
  const parse = await createParser();
  const source = read('page.in.mdx');
  const page = rewritePage(source, parse(source), {
    from: 'current',
    to: 'v5',
    names,
    topic: 'react-tables/tables',
    apiFrom: '/x/api/',
    apiTo: '/x/v5/api/',
    hasApiPage: (address) => address === '/x/v5/api/tables/grid/',
    findApiPage: (name) => (name === 'Grid' ? '/x/v5/api/tables/grid/' : undefined),
    hasPage: (topic) => topic === 'react-tables/rows',
  });
  expect(page.text).toBe(read('page.out.mdx'));
  expect(page.notes).toEqual([
    'left Chart out of the front matter: v5 does not have it',
    'made plain text of [`Charts`](../charts/index.mdx), which leads to no page of v5',
    'left out [Charts](../charts/index.mdx), which leads to no page of v5',
    'left out - [`Chart`](/x/api/tables/chart/), which v5 does not have',
  ]);
});
