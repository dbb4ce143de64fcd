import dropDocsList from '../dropDocsListLoader.cjs';

test("empties the list of a version's pages and keeps its sidebar", () => {
  const version = { label: '7', docs: { a: { id: 'a' } }, docsSidebars: { docs: [1] } };
  expect(JSON.parse(dropDocsList(JSON.stringify({ version })))).toEqual({
    version: { ...version, docs: {} },
  });
});

test('reduces a sidebar entry to its visible fields and a flag that it is a page', () => {
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

test('leaves other generated files unchanged', () => {
  const source = '{ "name": "docusaurus-plugin-content-docs" }';
  expect(dropDocsList(source)).toBe(source);
});

test('fails the build when a version has an unknown shape', () => {
  expect(() => dropDocsList('{ "version": {} }')).toThrow(/have no "docs"/);
});
