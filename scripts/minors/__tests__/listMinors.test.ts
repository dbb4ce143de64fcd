import { findDate } from '../readMinor.ts';
import { sortIntoMinors } from '../readMajor.ts';

test('selects the last common release of all packages of a minor, or else the last release of each', () => {
  const published = new Map([
    ['tables', ['6.9.0', '7.0.0-beta.1', '7.0.0', '7.0.2', '7.0.1', '7.1.0', '7.10.0', '7.2.0']],
    ['tables-pro', ['7.1.0', '7.1.1', '7.2.1', '8.0.0']],
  ]);
  expect(
    sortIntoMinors('tables', 7, published).map(({ minor, packages }) => [minor, packages]),
  ).toEqual([
    ['7.0', { tables: '7.0.2' }],
    ['7.1', { tables: '7.1.0', 'tables-pro': '7.1.0' }],
    ['7.2', { tables: '7.2.0', 'tables-pro': '7.2.1' }],
    ['7.10', { tables: '7.10.0' }],
  ]);
});

test('takes the date of a minor from its first release', () => {
  const changelog =
    '## 7.12.1\n\n_Aug 8, 2024_\n\ntext\n\n## 7.12.0\n\n_Aug 1, 2024_\n\n## 7.1.0\n\nno day\n\n## 7.0.0\n\n_Mar 22, 2024_\n';
  expect(findDate(changelog, '7.12')).toBe('2024-08-01');
  expect(findDate(changelog, '7.1')).toBeNull();
  expect(findDate(changelog, '7.3')).toBeNull();
});
