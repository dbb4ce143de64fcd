import { findLockfileGaps } from '../findLockfileGaps';

const complete = {
  '': { dependencies: { react: '18.3.1' } },
  docs: { dependencies: { clsx: '1.2.1' } },
  'node_modules/@docs/current': { link: true },
  'node_modules/react': { dependencies: { 'loose-envify': '^1.1.0' } },
  'node_modules/loose-envify': {},
  'docs/node_modules/clsx': {},
};

it('finds nothing if packages are nested or hoisted', () => {
  expect(findLockfileGaps(complete)).toEqual([]);
});

it('reports an optional package of another system without an entry', () => {
  const packages = {
    ...complete,
    'node_modules/engine': { optionalDependencies: { 'engine-win32-x64': '4.3.5' } },
  };
  expect(findLockfileGaps(packages)).toEqual([
    expect.stringContaining('node_modules/engine asks for engine-win32-x64 4.3.5'),
  ]);
});

it('ignores a package that only a sibling has', () => {
  const { 'node_modules/loose-envify': hoisted, ...rest } = complete;
  expect(findLockfileGaps({ ...rest, 'docs/node_modules/loose-envify': hoisted })).toHaveLength(1);
});
