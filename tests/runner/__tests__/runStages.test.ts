import { runStages } from '../runStages.ts';
import type { RunOptions, Stage } from '../types.ts';

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(...line.split('\n')));
});

/** A machine on which nothing else runs. */
const steady = async () => 1;

function stage(name: string, run: Stage['run'], needs?: string): Stage {
  return { name, title: `Stage ${name}`, budgetSeconds: 5, fast: true, needs, run };
}

it('adds up the checks in one closing line', async () => {
  const passes = stage('a', async () => ({ passed: 3, failures: [] }));
  await expect(runStages([passes, passes], undefined, steady)).resolves.toBe(true);
  expect(lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toEqual([
    '6 passed, 0 failed',
  ]);
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
});

it('counts a stage that throws and a stage whose build failed as failed, and goes on', async () => {
  const build = stage('build', () => Promise.reject(new Error('no memory')));
  const browser = stage('browser', async () => ({ passed: 99, failures: [] }), 'build');
  const units = stage('units', async () => ({ passed: 1, failures: ['one test'] }));
  await expect(runStages([build, browser, units], undefined, steady)).resolves.toBe(false);
  expect(lines.at(-1)).toBe('1 passed, 3 failed');
  expect(lines.join('\n')).toContain('no memory');
  expect(lines.join('\n')).toContain('Not run, because "Stage build" failed.');
});

it('repeats every failed check below the table', async () => {
  const prose = stage('prose', async () => ({ passed: 1, failures: ['page a\nline 3', 'page b'] }));
  const units = stage('units', async () => ({ passed: 1, failures: [] }));
  await runStages([prose, units], undefined, steady);
  const table = lines.findIndex((line) => line.startsWith('all '));
  expect(lines.slice(table).filter((line) => line !== '')).toEqual([
    expect.stringMatching(/^all /),
    'Failed, with details above:',
    '  ✗ prose: page a',
    '      line 3',
    '  ✗ prose: page b',
    '2 passed, 2 failed',
  ]);
});

it('repeats how a failure begins at the end of the log', async () => {
  const message = ['page', ...Array.from({ length: 20 }, (_, line) => `\n  line ${line}`)].join('');
  const prose = stage('prose', async () => ({ passed: 0, failures: [message] }));
  await runStages([prose], undefined, steady);
  const end = lines.slice(lines.indexOf('Failed, with details above:') + 1);
  expect(end.slice(0, 3)).toEqual(['  ✗ prose: page', '        line 0', '        line 1']);
  expect(end.indexOf('      …')).toBe(12);
});

it('tells every stage how far to go', async () => {
  const asked: RunOptions[] = [];
  const run = async (options: RunOptions) => {
    asked.push(options);
    return { passed: 1, failures: [] };
  };
  await runStages([stage('a', run), stage('b', run)], { all: true }, steady);
  await runStages([stage('a', run)], undefined, steady);
  expect(asked).toEqual([{ all: true }, { all: true }, { all: false }]);
});

it('measures budgets by how slow the machine is around a stage', async () => {
  const slowness = [1, 3, 1];
  const measure = async () => slowness.shift() ?? 1;
  const run = async () => ({ passed: 1, failures: [] });
  await runStages([stage('a', run), { ...stage('b', run), budgetSeconds: 0 }], undefined, measure);
  expect(lines.join('\n')).toMatch(/Stage a: 1 passed, 0 failed checks; 0\.\d s of 10 s$/m);
  expect(lines.join('\n')).toMatch(/Stage b: .* of 0 s, over budget$/m);
  expect(lines.join('\n')).toMatch(/^all +0\.\d s +10 s$/m);
});
