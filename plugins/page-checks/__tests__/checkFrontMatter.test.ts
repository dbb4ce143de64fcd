import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { checkFrontMatter } from '../checkFrontMatter';

const parse = (fileContent: string) =>
  checkFrontMatter('/site')({
    filePath: '/site/docs/orders/index.mdx',
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('a page with title and description passes unchanged', async () => {
  const page = '---\ntitle: Orders\ndescription: Lists orders.\nslug: /o\n---\n\nText\n';
  await expect(parse(page)).resolves.toEqual({
    frontMatter: { title: 'Orders', description: 'Lists orders.', slug: '/o' },
    content: 'Text',
  });
});

test('a page without description or with a wrong component name stops the build', async () => {
  await expect(parse('---\ntitle: Orders\ncomponents: [dataGrid]\n---\n')).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    "docs/orders/index.mdx:1 has front matter that readers and search engines cannot use:
    - "description" is required
    - "components[0]" with value "dataGrid" fails to match the PascalCase name pattern
    Write it between two lines of three dashes at the top of the page."
  `);
});
