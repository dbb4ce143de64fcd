import type { DemoUsage } from '../../../shared/types';
import type { ComponentEntry } from '../../../../api-reference/types';
import { collectAnatomies } from '../collectAnatomies';
import { COMPONENTS } from './components';

const addressOf = ({ slug }: ComponentEntry) => `/x/api/orders/${slug}/`;

const usage = (anatomyOf: string): DemoUsage => ({
  id: `${anatomyOf}Anatomy`,
  shows: { element: 'Anatomy', component: anatomyOf, text: `<Anatomy of="${anatomyOf}" />` },
  version: 'current',
  page: '/site/docs/orders/index.mdx',
  line: 12,
});

const collect = (...names: string[]) =>
  collectAnatomies(names.map(usage), { entries: [...COMPONENTS] }, addressOf, '/site');

test('describes a component once for two pages, with the components of its slots', () => {
  const { facts, problems } = collect('OrderList', 'OrderList');
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
  const [list] = collect('OrderList').facts;
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
  expect(collect('OrderLst', 'OrderFooter').problems).toMatchInlineSnapshot(`
    [
      "docs/orders/index.mdx:12 shows the anatomy of "OrderLst", which is no component in the API reference of this version. Name one that is; did you mean "OrderList"?",
      "docs/orders/index.mdx:12 shows the anatomy of "OrderFooter", which has no theme key: its slots cannot be marked. Show that of a component with one.",
    ]
  `);
});

test('a version without a reference has no anatomies', () => {
  const { problems } = collectAnatomies([usage('OrderList')], undefined, addressOf, '/site');
  expect(problems).toEqual([
    'docs/orders/index.mdx:12 shows the anatomy of "OrderList", which is no component in the API reference of this version. Name one that is.',
  ]);
});
