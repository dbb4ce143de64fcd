import { runStages } from '../runStages.ts';
import type { RunOptions, Stage } from '../types.ts';

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(...line.split('\n')));
});

function stage(name: string, run: Stage['run'], needs?: string): Stage {
  return { name, title: `Stage ${name}`, fast: true, needs, run };
}

it('adds up the checks in one closing line', async () => {
  const passes = stage('a', async () => ({ passed: 3, failures: [] }));
  await expect(runStages([passes, passes])).resolves.toBe(true);
  expect(lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toEqual([
    '6 passed, 0 failed',
  ]);
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
});

it('counts a stage that throws and a stage whose build failed as failed, and continues', async () => {
  const build = stage('build', () => Promise.reject(new Error('no memory')));
  const browser = stage('browser', async () => ({ passed: 99, failures: [] }), 'build');
  const units = stage('units', async () => ({ passed: 1, failures: ['one test'] }));
  await expect(runStages([build, browser, units])).resolves.toBe(false);
  expect(lines.at(-1)).toBe('1 passed, 3 failed');
  expect(lines.join('\n')).toContain('no memory');
  expect(lines.join('\n')).toContain('Not run, because "Stage build" failed.');
});

it('repeats every failed check below the table', async () => {
  const prose = stage('prose', async () => ({ passed: 1, failures: ['page a\nline 3', 'page b'] }));
  const units = stage('units', async () => ({ passed: 1, failures: [] }));
  await runStages([prose, units]);
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

it('repeats the beginning of a failure at the end of the log', async () => {
  const message = ['page', ...Array.from({ length: 20 }, (_, line) => `\n  line ${line}`)].join('');
  const prose = stage('prose', async () => ({ passed: 0, failures: [message] }));
  await runStages([prose]);
  const end = lines.slice(lines.indexOf('Failed, with details above:') + 1);
  expect(end.slice(0, 3)).toEqual(['  ✗ prose: page', '        line 0', '        line 1']);
  expect(end.indexOf('      …')).toBe(12);
});

it('passes the extent of the run to every stage', async () => {
  const asked: RunOptions[] = [];
  const run = async (options: RunOptions) => {
    asked.push(options);
    return { passed: 1, failures: [] };
  };
  await runStages([stage('a', run), stage('b', run)], { all: true });
  await runStages([stage('a', run)]);
  expect(asked).toEqual([{ all: true }, { all: true }, { all: false }]);
});

it('reports a complete run before the closing line, but only if everything passed', async () => {
  const onPassed = jest.fn(() => 'Everything passed.');
  const passes = stage('a', async () => ({ passed: 1, failures: [] }));
  const fails = stage('b', async () => ({ passed: 0, failures: ['one test'] }));
  await runStages([passes, fails], undefined, onPassed);
  expect(onPassed).not.toHaveBeenCalled();
  await runStages([passes], undefined, onPassed);
  expect(lines.slice(-2)).toEqual(['Everything passed.', '1 passed, 0 failed']);
});

it('runs adjacent stages that use one core in parallel, and every other stage alone', async () => {
  const underWay = new Set<string>();
  const seen: string[] = [];
  const run = (name: string, usesOneCore: boolean): Stage => ({
    ...stage(name, async () => {
      underWay.add(name);
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push([...underWay].join('+'));
      underWay.delete(name);
      return { passed: 1, failures: [] };
    }),
    usesOneCore,
  });
  await runStages([run('a', true), run('b', true), run('c', false), run('d', true)]);
  expect(seen).toEqual(['a+b', 'b', 'c', 'd']);
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});
