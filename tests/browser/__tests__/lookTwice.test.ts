import { CheckLog } from '../CheckLog';
import { lookTwice, type Look } from '../lookTwice';

/** A look whose every run finds what its turn in the list says. */
function look(name: string, ...turns: (readonly string[] | Error)[]): Look & { runs: number } {
  return {
    name,
    runs: 0,
    async run(log) {
      const turn = turns[this.runs] ?? [];
      this.runs += 1;
      if (turn instanceof Error) {
        throw turn;
      }
      log.check(name, turn);
    },
  };
}

it('looks once at what passes', async () => {
  const log = new CheckLog();
  const fine = look('fine', []);
  const { faulty, late } = await lookTwice([fine], log);
  expect(fine.runs).toBe(1);
  expect({ ...log.result(), faulty: [...faulty], late }).toEqual({
    passed: 1,
    failures: [],
    faulty: [],
    late: [],
  });
});

it('fails what fails twice, and counts it once', async () => {
  const log = new CheckLog();
  const { faulty } = await lookTwice(
    [look('broken', ['first'], ['second']), look('crash', new Error('a'), new Error('b'))],
    log,
  );
  expect([...faulty]).toEqual(['broken', 'crash']);
  expect(log.result()).toEqual({ passed: 0, failures: ['broken\nsecond', 'crash\nb'] });
});

it('names what failed beside others and passed alone', async () => {
  const log = new CheckLog();
  const { faulty, late } = await lookTwice([look('slow', ['too late'], [])], log);
  expect(faulty.size).toBe(0);
  expect(log.result()).toEqual({ passed: 1, failures: [] });
  expect(late).toEqual(['Passed alone, not beside others: slow\ntoo late']);
});
