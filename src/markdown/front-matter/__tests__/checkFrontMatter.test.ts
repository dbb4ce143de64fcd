import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { checkFrontMatter } from '../checkFrontMatter';

const parse = (fileContent: string) =>
  checkFrontMatter('/site')({
    filePath: '/site/docs/orders/index.mdx',
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('accepts a page with title and description and does not change it', async () => {
  const page = '---\ntitle: Orders\ndescription: Lists orders.\nslug: /o\n---\n\nText\n';
  await expect(parse(page)).resolves.toEqual({
    frontMatter: { title: 'Orders', description: 'Lists orders.', slug: '/o' },
    content: 'Text',
  });
});

test('a missing description or an invalid component name fails the build', async () => {
  await expect(parse('---\ntitle: Orders\ncomponents: [dataGrid]\n---\n')).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "docs/orders/index.mdx:1 has front matter that readers and search engines cannot use:
    - "description" is required
    - "components[0]" with value "dataGrid" fails to match the PascalCase name pattern
    Write it between two lines of three dashes at the top of the page."
  `);
});

test('a migration must lead from one documented version to another', async () => {
  const page = (migration: string) =>
    `---\ntitle: From v6\ndescription: What changed.\nmigration: { family: charts, ${migration} }\n---\n`;
  await expect(parse(page('from: v6, to: current'))).resolves.toBeTruthy();
  await expect(parse(page('from: v7, to: current'))).rejects.toThrow(
    '"migration.from" must be one of [current, next, v6, v5, v4, core]',
  );
  await expect(parse(page('from: v6, to: v6'))).rejects.toThrow('name another version than "from"');
  await expect(parse(page('from: v6'))).rejects.toThrow('"migration.to" is required');
});

test('a migration may stay within a version when the package changes', async () => {
  const page = (migration: string) =>
    `---\ntitle: From the lab\ndescription: What changed.\nmigration: { family: date-pickers, ${migration} }\n---\n`;
  await expect(parse(page("from: v5, to: v5, package: '@mui/lab'"))).resolves.toHaveProperty(
    'frontMatter.migration.package',
    '@mui/lab',
  );
  await expect(parse(page('from: v5, to: v5'))).rejects.toThrow(
    'or the "package" that the older code came from',
  );
  await expect(parse(page("from: v5, to: v5, package: ''"))).rejects.toThrow(
    '"migration.package" is not allowed to be empty',
  );
});

test('invalid YAML is reported with file, line and column', async () => {
  await expect(parse('---\ndescription: Lists.\ntitle: "unclosed\n---\n')).rejects.toThrow(
    /^docs\/orders\/index\.mdx:\d+:\d+ has front matter that is not valid YAML: unexpected end of the stream/,
  );
  await expect(parse('---\ntitle: a: b\n---\n')).rejects.toThrow(/^docs\/orders\/index\.mdx:2:9 /);
});
