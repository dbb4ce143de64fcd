/**
 * By family, the messages that only a fault of the library can cause, whatever readers write: their pages list them
 * with the way to report them. `generateLicense`, which says some of these, is the vendor's.
 */
export const INTERNAL: Readonly<Record<string, readonly string[]>> = {
  'data-grid': [
    'cant-apply-a-strategy-processor-before-defining-an-active',
    'expected-skeleton-cells-to-be-defined-with-data-field-attribute',
    'missing-arguments',
    'no-processor-found-for-processor-on-strategy',
    'the-root-element-is-not-found',
    'unable-to-prepare-a-partial-update-if-a-full-update-is-not',
    'unreachable',
    'unsupported-number-of-selectors',
    'wrong-drag-direction',
  ],
  'date-pickers': [
    'change-section-value-format-doesnt-support-week-day-formats',
    'invalid-section-type',
    'missing-support',
    'not-supported',
    'should-not-call-commit-token-with-an-empty-token',
    'the-format-expansion-seems-to-be-in-an-infinite-loop-please-open',
    'the-token-should-have-a-max-digit-number-property-on-its-adapter',
    'unknown-view-found',
    'you-must-provide-the-type-for-clock-view',
  ],
  charts: [
    // The condition in front of it never holds.
    'it-seems-you-applied-an-angle-larger-than-90-or-smaller-than-90',
    'you-can-only-create-one-instance',
  ],
  'tree-view': ['invalid-range', 'there-is-no-ongoing-reordering'],
  license: [
    'ascii-only-support',
    'invalid-licensing-model',
    'invalid-scope',
    'missing-status-handler',
    'unhandled-mui-x-license-status',
  ],
};
