import type { ComponentEntry } from '../../../../api-reference/types';
import { describeAnatomy } from '../describeAnatomy';
import { filterParts, pathOf } from '../client/filterParts';
import { findPartAt } from '../client/findPartAt';
import { markSlots } from '../client/marks';
import { readParts } from '../client/readParts';
import { COMPONENTS } from './components';

const [list] = COMPONENTS as [ComponentEntry & { theme: object }];
const facts = describeAnatomy(list, COMPONENTS, ({ slug }) => `/x/api/orders/${slug}/`);

const HTML = `
  <section class="MuiOrderList-root">
    <h2 class="MuiTypography-root MuiOrderList-title">Orders</h2>
    <p class="anatomy-slot-row MuiOrderRow-root Mui-selected"><svg class="MuiSvgIcon-root anatomy-slot-icon"></svg></p>
    <p class="anatomy-slot-row MuiOrderRow-root"></p>
    <div class="MuiPaper-root MuiDialogActions-root MuiOrderFrame-footer anatomy-slot-footer"></div>
    <div class="MuiChip-root"></div>
  </section>`;

function read() {
  const root = document.createElement('div');
  root.innerHTML = HTML;
  document.body.replaceChildren(root);
  return readParts(root, facts);
}

test('marks slots that have an element with default props', () => {
  expect(markSlots(facts)).toEqual({
    MuiOrderList: {
      slotProps: {
        row: { className: 'anatomy-slot-row' },
        footer: { className: 'anatomy-slot-footer' },
        icon: { className: 'anatomy-slot-icon' },
        dialog: { className: 'anatomy-slot-dialog' },
      },
    },
  });
});

test('lists marked slots and documented classes in document order, then absent slots', () => {
  expect(
    read().map(({ name, className, elements, depth, documented }) => [
      name,
      className,
      elements.length,
      depth,
      documented?.address ?? null,
    ]),
  ).toEqual([
    ['OrderList', 'MuiOrderList-root', 1, 0, '/x/api/orders/orderlist/#class-root'],
    ['title', 'MuiOrderList-title', 1, 1, '/x/api/orders/orderlist/#class-title'],
    ['row', 'MuiOrderRow-root', 2, 1, '/x/api/orders/orderrow/#class-root'],
    ['icon', 'MuiSvgIcon-root', 1, 2, null],
    ['footer', 'MuiOrderFrame-footer', 1, 1, null],
    ['transition', null, 0, 0, null],
    ['dialog', null, 0, 0, null],
  ]);
});

const search = (text: string) => filterParts(read(), text).map((line) => pathOf(line) ?? line.id);

test.each([
  ['', ['MuiOrderList-root', 'MuiOrderList-title', 'slotProps.row', 'slotProps.icon']],
  ['title', ['MuiOrderList-title']],
  ['ACTIONS', ['slotProps.footer.actions']],
  ['slotProps.row.de', ['slotProps.row.dense']],
  ['orderrow-root', ['slotProps.row']],
  ['nothing', []],
])('a search for "%s" finds parts and props', (text, found) => {
  expect(search(text).slice(0, 4)).toEqual(found);
});

test('a word that all paths contain finds slots but not their props', () => {
  expect(search('slotProps')).toEqual([
    'slotProps.row',
    'slotProps.icon',
    'slotProps.footer',
    'slotProps.transition',
    'slotProps.dialog',
  ]);
});

test('finds the innermost part at a point', () => {
  const parts = read();
  const place = (selector: string, [left, top, right, bottom]: number[]) => {
    document.querySelector(selector)!.getBoundingClientRect = () =>
      ({ left, top, right, bottom }) as DOMRect;
  };
  place('section', [0, 0, 100, 100]);
  place('p', [0, 20, 100, 40]);
  place('svg', [10, 20, 30, 40]);
  expect(findPartAt(parts, 20, 30)?.name).toBe('icon');
  expect(findPartAt(parts, 60, 30)?.name).toBe('row');
  expect(findPartAt(parts, 60, 80)?.name).toBe('OrderList');
  expect(findPartAt(parts, 160, 80)).toBeNull();
});
