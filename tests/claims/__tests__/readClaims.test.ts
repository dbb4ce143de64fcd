import { readClaims } from '../readClaims.ts';

test('reads the sections and statements of claims', () => {
  const file = `
import { render } from '@testing-library/react';
const rows = [];
beforeEach(() => {});
describe('#sort', () => {
  test('The order stays', () => { expect(rows).toEqual([]); });
  test("It's kept", async () => { await act(); expectOrder('a'); });
});
describe('#', () => { test('Nothing moves', () => { expect(1).toBe(1); }); });
`;
  expect(readClaims(file)).toEqual({
    claims: [
      { section: 'sort', text: 'The order stays', line: 6 },
      { section: 'sort', text: "It's kept", line: 7 },
      { section: '', text: 'Nothing moves', line: 9 },
    ],
    problems: [],
  });
});

test('reports tests that prove nothing or do not run', () => {
  const file = `
test('outside of a section', () => { expect(1).toBe(1); });
describe.skip('#sort', () => {});
describe('sort', () => {});
describe('#sort', () => {
  test('expects nothing', () => { render(); });
  test.skip('is skipped', () => { expect(1).toBe(1); });
  test(name, () => { expect(1).toBe(1); });
});
`;
  expect(readClaims(file).problems).toMatchInlineSnapshot(`
    [
      "2 write describe('#id of the section', …) here, with nothing that skips tests",
      "3 write describe('#id of the section', …) here, with nothing that skips tests",
      "4 write describe('#id of the section', …) here, with nothing that skips tests",
      "6 "expects nothing" expects nothing",
      "7 write test('a statement of the page', …) here, with nothing that skips it",
      "8 write test('a statement of the page', …) here, with nothing that skips it",
    ]
  `);
  expect(readClaims('const a = 1;').problems).toEqual(['1 the file has no claims']);
});
