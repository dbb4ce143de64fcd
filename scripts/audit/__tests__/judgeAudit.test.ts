import { judgeAudit } from '../judgeAudit.ts';

const advisory = (number: string, severity: string) => ({
  title: 'Reads too much',
  url: `https://github.com/advisories/${number}`,
  severity,
});

const ANSWER = JSON.stringify({
  vulnerabilities: {
    left: { via: [advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate')] },
    right: { via: ['left', advisory('GHSA-3', 'critical')] },
  },
});

test('reports unexplained serious vulnerabilities, and explanations that are no longer needed', () => {
  expect(judgeAudit(ANSWER, { 'GHSA-3': 'Runs in tests only.', 'GHSA-4': 'Gone.' })).toEqual([
    'GHSA-1: left, high: Reads too much. Update it, or explain it in scripts/audit/exceptions.ts.',
    'GHSA-4 is explained in scripts/audit/exceptions.ts, and not found any more.',
  ]);
  expect(judgeAudit('{"vulnerabilities":{}}', {})).toEqual([]);
});

test.each([
  ['{"message":"405 Method Not Allowed"}', /which faults are known: 405 Method Not Allowed/],
  ['', /which faults are known/],
])('throws for an invalid response: %j', (output, reason) => {
  expect(() => judgeAudit(output, {})).toThrow(reason);
});
