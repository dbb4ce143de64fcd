import dropDocsList from '../dropDocsListLoader.cjs';

test("empties the list of a version's pages and keeps its sidebar", () => {
  const version = { label: '7', docs: { a: { id: 'a' } }, docsSidebars: { docs: [1] } };
  expect(JSON.parse(dropDocsList(JSON.stringify({ version })))).toEqual({
    version: { ...version, docs: {} },
  });
});

test('an entry of the sidebar says what is shown of it, and that it is a page', () => {
  const link = { type: 'link', href: '/x/a/', label: 'A', docId: 'a' };
  const docs = [
    { ...link, key: 'a', unlisted: false },
    { ...link, unlisted: true },
  ];
  const dropped = JSON.parse(
    dropDocsList(JSON.stringify({ version: { docs: {}, docsSidebars: { docs } } })),
  );
  expect(dropped.version.docsSidebars.docs).toEqual([
    { ...link, docId: true },
    { ...link, docId: true, unlisted: true },
  ]);
});

test('other generated files stay as they are', () => {
  const source = '{ "name": "docusaurus-plugin-content-docs" }';
  expect(dropDocsList(source)).toBe(source);
});

test('a version of another shape stops the build', () => {
  expect(() => dropDocsList('{ "version": {} }')).toThrow(/have no "docs"/);
});
