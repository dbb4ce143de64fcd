import { parseLeft } from '../client/leftPage';

const LEFT = {
  address: '/x/react-charts/sankey/#links',
  title: 'Sankey',
  version: '8.29.3',
  links: { v6: { to: '/x/v6/', path: '/x/v6/', hash: '', opens: 'start' } },
  opened: 'area',
  at: '/x/react-charts/',
};

test('parses a stored page', () => {
  expect(parseLeft(JSON.stringify(LEFT))).toEqual(LEFT);
});

test.each([
  null,
  '',
  '{',
  'null',
  '3',
  '[]',
  '"text"',
  JSON.stringify({ ...LEFT, address: 3 }),
  JSON.stringify({ ...LEFT, title: { a: 1 } }),
  JSON.stringify({ ...LEFT, address: 'javascript:alert(1)' }),
  JSON.stringify({ ...LEFT, links: { v6: null } }),
  JSON.stringify({ ...LEFT, links: { v6: { ...LEFT.links.v6, to: 'https://evil.example' } } }),
  JSON.stringify({ ...LEFT, links: 'text' }),
])('ignores invalid stored values: %j', (text) => {
  expect(parseLeft(text)).toBeNull();
});
