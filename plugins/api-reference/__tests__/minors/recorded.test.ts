import { PRODUCTS } from '../../../../src/versions/instances';
import { listMinors } from '../../minors/compareMinors';
import { MAJORS } from '../../minors/majors';
import { readMinors } from '../../minors/readMinors';

const RECORDED = readMinors();
const named = (family: string, major: number): string => `${family}-${major}`;
const DONE = RECORDED.map(({ family, major }) => named(family, major));

test('records every family for both majors', () => {
  const wanted = PRODUCTS.flatMap((family) => MAJORS.map(({ major }) => named(family, major)));
  expect([...DONE].sort()).toEqual(wanted.sort());
});

for (const { family, major, minors } of RECORDED) {
  const title = `the minors of ${family} ${major}`;

  test(`${title}' follow each other from the first one, and most of them are there`, () => {
    const numbers = minors.map(({ minor }) => Number(minor.split('.')[1]));
    expect(minors.every(({ minor }) => minor.startsWith(`${major}.`))).toBe(true);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers[0]).toBe(0);
    expect(numbers.length).toBeGreaterThan(20);
  });

  test(`${title} add, deprecate and remove each name once`, () => {
    for (const fate of ['added', 'deprecated', 'removed'] as const) {
      const names = minors.flatMap((each) => each[fate]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test(`${title} have days in their order`, () => {
    const days = minors.flatMap(({ date }) => date ?? []);
    expect(days).toEqual([...days].sort());
  });
}

test('merges minors of several majors into one list', () => {
  for (const family of PRODUCTS) {
    const minors = listMinors(RECORDED.filter((each) => each.family === family));
    expect(new Set(minors.map(({ minor }) => minor)).size).toBe(minors.length);
  }
});
