import { chooseLooks } from '../chooseLooks';
import type { Candidate, Features, LookRecord, PageParts } from '../types';

const PARTS: PageParts = {
  own: 'own',
  packages: 'charts 7.28.0',
  frame: 'frame',
  site: 'site',
  checks: 'checks',
};
const LIMITS = { most: 0, turns: 0, few: 2, seed: 'commit' };

interface Page {
  readonly path: string;
  /** Of the site and of packages alike, unless told apart. */
  readonly features?: readonly string[] | { readonly [Kind in keyof Features]: readonly string[] };
  /** What differs from the last look. */
  readonly now?: Partial<PageParts>;
  readonly last?: Partial<LookRecord> | null;
}

function candidate({ path, features = [], now = {}, last = {} }: Page): Candidate {
  const { site, packages } = 'site' in features ? features : { site: features, packages: features };
  return {
    path,
    features: { site: new Set(site), packages: new Set(packages) },
    parts: { ...PARTS, ...now },
    last: last === null ? undefined : { ...PARTS, on: '2026-03-01', ...last },
  };
}

/** `{ reason: addresses }` */
function choose(pages: readonly Page[], limits: Partial<typeof LIMITS> = {}) {
  const chosen: Record<string, string[]> = {};
  for (const { path, reason } of chooseLooks(pages.map(candidate), { ...LIMITS, ...limits })) {
    (chosen[reason] ??= []).push(path);
  }
  return chosen;
}

it('skips pages that passed as they are', () => {
  expect(choose([{ path: '/a/' }, { path: '/b/' }])).toEqual({});
});

it('looks at new and changed pages, however many there may be', () => {
  const pages = [
    { path: '/new/', last: null },
    { path: '/changed/', now: { own: 'other' } },
    { path: '/zh/changed/', now: { own: 'other' } },
    { path: '/same/' },
  ];
  expect(choose(pages, { most: 1 })).toEqual({
    new: ['/new/'],
    changed: ['/changed/', '/zh/changed/'],
  });
});

it.each(['packages', 'frame', 'site', 'checks'] as const)(
  'looks at every page if the %s changed on few',
  (part) => {
    const pages = [
      { path: '/a/', now: { [part]: 'other' } },
      { path: '/b/', now: { [part]: 'other' } },
      { path: '/c/' },
    ];
    expect(choose(pages)).toEqual({ [part]: ['/a/', '/b/'] });
  },
);

it.each(['packages', 'frame', 'site', 'checks'] as const)(
  'looks at pages that together show everything if the %s changed on many',
  (part) => {
    const now = { [part]: 'other' };
    const pages = [
      { path: '/bars/', features: ['table', 'BarChart'], now },
      { path: '/lines/', features: ['table', 'LineChart', 'tabs'], now },
      { path: '/text/', features: ['table'], now },
      { path: '/note/', features: ['note'], now },
    ];
    expect(choose(pages)).toEqual({ [part]: ['/lines/', '/bars/', '/note/'] });
  },
);

it.each([
  ['site', '/tabs/'],
  ['checks', '/tabs/'],
  ['packages', '/bars/'],
] as const)('shows of the site or of packages what changed: %s', (part, path) => {
  const now = { [part]: 'other' };
  const pages = [
    { path: '/tabs/', features: { site: ['tabs'], packages: [] }, now },
    { path: '/bars/', features: { site: [], packages: ['BarChart'] }, now },
    { path: '/text/', features: [], now },
  ];
  expect(choose(pages)).toEqual({ [part]: [path] });
});

it('needs no second page for what a changed page shows', () => {
  const now = { site: 'other' };
  const pages = [
    { path: '/a/', features: ['table'], now },
    { path: '/b/', features: ['table'], now: { ...now, own: 'other' } },
    { path: '/c/', features: ['table', 'tabs'], now },
    { path: '/d/', features: ['tabs'], now },
  ];
  expect(choose(pages)).toEqual({ changed: ['/b/'], site: ['/c/'] });
});

it('needs no page for what was looked at with the shared code as it is now', () => {
  const now = { site: 'other' };
  const pages = [
    { path: '/seen/', features: ['table', 'tabs'], now, last: now },
    { path: '/a/', features: ['table'], now },
    { path: '/b/', features: ['tabs'], now },
    { path: '/c/', features: ['tabs', 'note'], now },
  ];
  expect(choose(pages)).toEqual({ site: ['/c/'] });
});

it('does not take a page with other packages for one with the changed ones', () => {
  const now = { packages: 'charts 7.28.1' };
  const pages = [
    { path: '/v6/', features: ['table', 'BarChart'], now: {} },
    { path: '/a/', features: ['BarChart'], now },
    { path: '/b/', features: ['table'], now },
    { path: '/c/', features: [], now },
  ];
  expect(choose(pages)).toEqual({ packages: ['/a/', '/b/'] });
});

it('fills up with pages whose packages changed, then with those that waited longest', () => {
  const pages = [
    { path: '/old/', last: { on: '2026-01-01' } },
    { path: '/older/', last: { on: '2025-01-01' } },
    { path: '/recent/', last: { on: '2026-02-01' } },
    ...['/p1/', '/p2/', '/p3/'].map((path) => ({ path, now: { packages: 'charts 7.28.1' } })),
  ];
  expect(choose(pages, { most: 3 }).packages?.toSorted()).toEqual(['/p1/', '/p2/', '/p3/']);
  expect(choose(pages, { most: 5 }).turn).toEqual(['/older/', '/old/']);
});

it('looks at pages in turn even where changed ones fill the run', () => {
  const pages = [
    { path: '/changed/', now: { own: 'other' } },
    { path: '/older/', last: { on: '2025-01-01' } },
    { path: '/old/', last: { on: '2026-01-01' } },
  ];
  expect(choose(pages, { most: 1, turns: 1 })).toEqual({
    changed: ['/changed/'],
    turn: ['/older/'],
  });
});

it('takes other pages of the same day with another commit', () => {
  const pages = Array.from({ length: 40 }, (_, index) => ({ path: `/${index}/` }));
  const [first, again, other] = ['a', 'a', 'b'].map((seed) => choose(pages, { turns: 5, seed }));
  expect(first?.turn).toHaveLength(5);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it('comes to every page of a site within a number of runs whose records are kept', () => {
  let pages = Array.from({ length: 100 }, (_, index) => ({
    path: `/${index}/`,
    last: { on: '2026-01-01' },
  }));
  const seen = new Set<string>();
  for (let run = 0; run < 10; run += 1) {
    const on = `2026-02-${10 + run}`;
    const { turn = [] } = choose(pages, { turns: 10, seed: on });
    turn.forEach((path) => seen.add(path));
    pages = pages.map((page) => (turn.includes(page.path) ? { ...page, last: { on } } : page));
  }
  expect(seen.size).toBe(100);
});
