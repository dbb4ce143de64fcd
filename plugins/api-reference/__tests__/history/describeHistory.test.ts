import { createHistoryDescriber, type Historic } from '../../pages/describeHistory';
import { LABELS } from '../../pages/labels';

const describeHistory = createHistoryDescriber('current', LABELS);

describe('history on the pages of 7.28', () => {
  it.each<[Historic['history'], string | undefined]>([
    [undefined, undefined],
    [{ since: 'v6' }, 'since v6'],
    [{ since: 'current' }, 'new in v7'],
    [{ since: 'current', minors: { since: '7.12' } }, 'since 7.12'],
    [{ since: 'v5', formerly: [{ name: 'old', before: 'v6' }] }, 'since v5, as old'],
    [{ formerly: [{ name: 'old', before: 'v6' }] }, 'old before v6'],
    [
      { formerly: [{ name: 'XGrid', package: '@old/grid', before: 'v4' }] },
      'XGrid from @old/grid before v4',
    ],
  ])('describes the origin of %j as: %s', (history, since) => {
    expect(describeHistory({ deprecated: null, history }).since).toBe(since);
  });

  it.each<[Historic, string | undefined]>([
    [{ deprecated: null }, undefined],
    [{ deprecated: '', history: { deprecated: 'current' } }, 'deprecated'],
    [{ deprecated: '', history: { deprecated: 'v6' } }, 'deprecated since v6'],
    [{ deprecated: null, history: { deprecated: 'next' } }, 'deprecated in next'],
    [{ deprecated: null, history: { removed: 'next' } }, 'removed in next'],
    [
      { deprecated: '', history: { deprecated: 'current', minors: { deprecated: '7.20' } } },
      'deprecated since 7.20',
    ],
    [
      { deprecated: null, history: { deprecated: 'next', minors: { deprecated: '8.3' } } },
      'deprecated in 8.3',
    ],
    [
      { deprecated: null, history: { removed: 'next', instead: 'b', minors: { removed: '8.1' } } },
      'removed in 8.1: use b',
    ],
    [
      { deprecated: '', history: { deprecated: 'v6', removed: 'next', instead: 'slots' } },
      'deprecated since v6 · removed in next: use slots',
    ],
  ])('describes the fate of %j as: %s', (historic, fate) => {
    expect(describeHistory(historic).fate).toBe(fate);
  });

  it('omits facts that the history of the whole entry already contains', () => {
    const entry = { history: { since: 'v6' } };
    expect(describeHistory({ history: { since: 'v6' } }, entry)).toEqual({});
    expect(describeHistory({ history: { since: 'current' } }, entry).since).toBe('new in v7');
    const newEntry = { history: { since: 'current' } };
    const later = { history: { since: 'current', minors: { since: '7.12' } } };
    expect(describeHistory(later, newEntry).since).toBe('since 7.12');
    expect(describeHistory(later, later)).toEqual({});
    expect(describeHistory(newEntry, later)).toEqual({});
  });
});
