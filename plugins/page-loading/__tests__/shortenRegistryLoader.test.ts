import shortenRegistry from '../shortenRegistryLoader.cjs';

const entry = (name: string) =>
  `  "0": [() => import(/* webpackChunkName: "0" */ "${name}"), "${name}", require.resolveWeak("${name}")],`;

test('drops the name between import and id, and nothing else', () => {
  const source = `export default {\n${entry('@site/docs/a.mdx')}\n${entry('@theme/DocItem')}\n}`;
  const shortened = shortenRegistry(source);
  expect(shortened).toContain(
    '[() => import(/* webpackChunkName: "0" */ "@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")]',
  );
  expect(shortened.match(/, "", /g)).toHaveLength(2);
});

test('an empty registry is fine', () => {
  expect(shortenRegistry('export default {\n}\n')).toBe('export default {\n}\n');
});

test('a registry of another shape stops the build', () => {
  expect(() => shortenRegistry("'0': { id: require.resolveWeak('a') }")).toThrow(
    /does not have the shape/,
  );
});
