import type { ApiEntry } from '../../../api-reference/types';
import type { DemoEntry, DemoUsage } from '../../shared/types';
import { COMPONENTS } from '../anatomy/__tests__/components';
import type { AnatomyFacts } from '../anatomy/types';
import { collectExplorers } from '../collectExplorers';

const addressOf = ({ slug }: ApiEntry) => `/x/api/orders/${slug}/`;

const usage = (anatomyOf: string): DemoUsage => ({
  id: `${anatomyOf}Anatomy`,
  shows: { element: 'Anatomy', component: anatomyOf, text: `<Anatomy of="${anatomyOf}" />` },
  version: 'current',
  page: '/site/docs/orders/index.mdx',
  line: 12,
});

const demo = (anatomyOf: string) => ({ id: `${anatomyOf}Anatomy` }) as DemoEntry;

function collect(names: readonly string[], entries: readonly ApiEntry[] = COMPONENTS) {
  const demos = { demos: names.map(demo), usages: names.map(usage) };
  const { explorers, problems } = collectExplorers(demos, entries, addressOf, '/site');
  return { facts: explorers.map(({ facts }) => facts as AnatomyFacts), problems };
}

test('describes a component once for two pages, with the components of its slots', () => {
  const { facts, problems } = collect(['OrderList', 'OrderList']);
  expect(problems).toEqual([]);
  expect(facts).toHaveLength(1);
  expect(facts[0]).toMatchObject({
    of: 'OrderList',
    address: '/x/api/orders/orderlist/',
    themeKey: 'MuiOrderList',
  });
  expect(
    facts[0]!.slots.map(({ name, hasElement, component, props }) => [
      name,
      hasElement,
      component?.name ?? null,
      component?.address ?? null,
      component?.theme?.address ?? null,
      props.map((prop) => prop.address),
    ]),
  ).toEqual([
    [
      'row',
      true,
      'OrderRow',
      '/x/api/orders/orderrow/',
      '/x/api/orders/orderrow/#theme',
      ['/x/api/orders/orderrow/#prop-dense'],
    ],
    [
      'footer',
      true,
      'OrderFooter',
      '/x/api/orders/orderfooter/',
      null,
      ['/x/api/orders/orderfooter/#prop-actions'],
    ],
    ['icon', true, 'SvgIcon', null, null, []],
    ['transition', false, null, null, null, []],
    ['dialog', true, null, null, null, []],
  ]);
});

test('collects the classes of the family by the component they are named after, without state classes', () => {
  const [list] = collect(['OrderList']).facts;
  expect(Object.keys(list!.classes)).toEqual([
    'MuiOrderList-root',
    'MuiOrderList-title',
    'MuiOrderRow-root',
    'MuiOrderTable-root',
  ]);
  expect(list!.classes['MuiOrderList-root']!.component).toBe('OrderList');
  expect(list!.classes['MuiOrderList-title']).toEqual({
    component: 'OrderList',
    key: 'title',
    address: '/x/api/orders/orderlist/#class-title',
    theme: { name: 'MuiOrderList', address: '/x/api/orders/orderlist/#theme' },
  });
});

test('reports unknown components and components without a theme key', () => {
  expect(collect(['OrderLst', 'OrderFooter']).problems).toMatchInlineSnapshot(`
    [
      "docs/orders/index.mdx:12 shows the anatomy of "OrderLst", which is no component in the API reference of this version. Name one that is; did you mean "OrderList"?",
      "docs/orders/index.mdx:12 shows the anatomy of "OrderFooter", which has no theme key: its slots cannot be marked. Show that of a component with one.",
    ]
  `);
});

test('a version without a reference has no anatomies', () => {
  const { problems } = collect(['OrderList'], []);
  expect(problems).toEqual([
    'docs/orders/index.mdx:12 shows the anatomy of "OrderList", which is no component in the API reference of this version. Name one that is.',
  ]);
});

test('leaves a missing demo to the check that reports it for all elements', () => {
  const demos = { demos: [], usages: [usage('OrderList')] };
  expect(collectExplorers(demos, COMPONENTS, addressOf, '/site')).toEqual({
    explorers: [],
    problems: [],
  });
});
