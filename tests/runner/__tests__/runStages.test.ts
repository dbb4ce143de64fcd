import { runStages } from '../runStages.ts';
import type { RunOptions, Stage } from '../types.ts';

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(...line.split('\n')));
});

function stage(name: string, run: Stage['run'], needs?: string): Stage {
  return { name, title: `Stage ${name}`, budgetSeconds: 5, fast: true, needs, run };
}

it('adds up the checks in one closing line', async () => {
  const passes = stage('a', async () => ({ passed: 3, failures: [] }));
  await expect(runStages([passes, passes])).resolves.toBe(true);
  expect(lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toEqual([
    '6 passed, 0 failed',
  ]);
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
});

it('counts a stage that throws and a stage whose build failed as failed, and goes on', async () => {
  const build = stage('build', () => Promise.reject(new Error('no memory')));
  const browser = stage('browser', async () => ({ passed: 99, failures: [] }), 'build');
  const units = stage('units', async () => ({ passed: 1, failures: ['one test'] }));
  await expect(runStages([build, browser, units])).resolves.toBe(false);
  expect(lines.at(-1)).toBe('1 passed, 3 failed');
  expect(lines.join('\n')).toContain('no memory');
  expect(lines.join('\n')).toContain('Not run, because "Stage build" failed.');
});

it('tells every stage how far to go', async () => {
  const asked: RunOptions[] = [];
  const run = async (options: RunOptions) => {
    asked.push(options);
    return { passed: 1, failures: [] };
  };
  await runStages([stage('a', run), stage('b', run)], { all: true });
  await runStages([stage('a', run)]);
  expect(asked).toEqual([{ all: true }, { all: true }, { all: false }]);
});
