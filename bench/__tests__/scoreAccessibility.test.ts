import { scoreAccessibility } from '../scoreAccessibility.ts';

type Report = Parameters<typeof scoreAccessibility>[0];

/** Returns a report in which one audit passes and the color-contrast audit fails for elements with these texts. */
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

test('ignores the contrast of the watermark', () => {
  expect(scoreAccessibility(reportOf('MUI X Missing license key'))).toBe(100);
});

test('counts the contrast of any other element', () => {
  expect(scoreAccessibility(reportOf('MUI X Missing license key', 'Sales'))).toBe(30);
});

test('counts a failed audit that lists no elements', () => {
  expect(scoreAccessibility(reportOf())).toBe(30);
});
