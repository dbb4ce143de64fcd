import { scoreAccessibility } from '../scoreAccessibility.ts';

type Report = Parameters<typeof scoreAccessibility>[0];

/** A report in which the contrast of elements with these texts is too low, beside an audit that passes. */
function reportOf(...texts: string[]): Report {
  const items = texts.map((nodeLabel) => ({ node: { type: 'node', nodeLabel } }));
  const report = {
    categories: {
      accessibility: {
        auditRefs: [
          { id: 'color-contrast', weight: 7 },
          { id: 'image-alt', weight: 3 },
          { id: 'focus-traps', weight: 0 },
        ],
      },
    },
    audits: {
      'color-contrast': { score: 0, details: { type: 'table', headings: [], items } },
      'image-alt': { score: 1 },
      'focus-traps': { score: null },
    },
  };
  return report as unknown as Report;
}

test('the contrast of the watermark does not count', () => {
  expect(scoreAccessibility(reportOf('MUI X Missing license key'))).toBe(100);
});

test('anything beside it does', () => {
  expect(scoreAccessibility(reportOf('MUI X Missing license key', 'Sales'))).toBe(30);
});

test('an audit that fails without naming elements counts', () => {
  expect(scoreAccessibility(reportOf())).toBe(30);
});
