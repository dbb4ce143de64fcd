import { MessageFinder } from '../client/MessageFinder';

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  context: [
    'MUI X: Could not find the Data Grid context.\nIt looks like you rendered your component outside of a DataGrid, DataGridPro or DataGridPremium parent component.\nThis can also happen if you are bundling multiple versions of the Data Grid.',
  ],
  privateContext: [
    'MUI X: Could not find the Data Grid private context.\nIt looks like you rendered your component outside of a DataGrid, DataGridPro or DataGridPremium parent component.\nThis can also happen if you are bundling multiple versions of the Data Grid.',
  ],
  id: [
    'MUI X: The Data Grid component requires all rows to have a unique `id` property.\nAlternatively, you can use the `getRowId` prop to specify a custom id for each row.\n',
    '',
    '\n',
    '',
  ],
  mode: ['MUI X: The row with id=', '', ' is not in ', '', ' mode.'],
  view: ['MUI X: `view="', '', '"` is not a valid prop. It must be one of `views`.'],
  openTo: ['MUI X: `openTo="', '', '"` is not a valid prop. It must be one of `views`.'],
  several: ['MUI X: You cannot update several rows at once in `updateRows` on the DataGrid.'],
};

const finder = new MessageFinder(
  Object.entries(MESSAGES).map(([name, parts]) => ({ name, parts })),
);
const find = (text: string) => finder.find(text).map(({ name }) => name);

test('finds a message by its whole text with values in its placeholders', () => {
  expect(find('MUI X: The row with id=42 is not in edit mode.')).toEqual(['mode']);
});

test('distinguishes messages that continue alike by their first line', () => {
  expect(find('MUI X: Could not find the Data Grid context.')[0]).toBe('context');
  expect(find('could not find the data grid private context')[0]).toBe('privateContext');
});

test('distinguishes messages that differ in a single word between placeholders', () => {
  expect(find('MUI X: `openTo="day"` is not a valid prop. It must be one of `views`.')[0]).toBe(
    'openTo',
  );
  expect(find('MUI X: `view="day"` is not a valid prop. It must be one of `views`.')[0]).toBe(
    'view',
  );
});

test('finds a message in a log among numbers, paths and stack frames', () => {
  const log = `Uncaught Error: MUI X: The Data Grid component requires all rows to have a unique \`id\` property.
Alternatively, you can use the \`getRowId\` prop to specify a custom id for each row.
A row was provided without id in the rows prop:
{"sku":"A-17","name":"Lamp","price":129}
    at checkGridRowIdIsValid (http://localhost:3000/node_modules/.vite/deps/@mui_x-data-grid.js?v=8a1b:20211:11)
    at createRowsInternalCache (http://localhost:3000/node_modules/.vite/deps/@mui_x-data-grid.js?v=8a1b:20226:5)`;
  expect(find(log)).toEqual(['id']);
});

test('finds a message that is cut off at both ends and followed by a stack', () => {
  expect(
    find(
      'component requires all rows to have a unique `id` prop… at https://example.com/app/orders/list/main.js line 4021 column 17 in OrderList',
    ),
  ).toEqual(['id']);
});

test('finds the first line of a message whose prefix names the family, in the words of another version', () => {
  const tree = new MessageFinder([
    {
      parts: [
        'MUI X Tree View: A component is changing the ',
        '',
        'controlled ',
        '',
        ' state of ',
        '',
        ' to be ',
        '',
        "controlled.\nElements should not switch from uncontrolled to controlled (or vice versa).\nIt's considered controlled if the value is not `undefined`.",
      ],
    },
  ]);
  const text =
    'MUI X: A component is changing the uncontrolled selectedItems state of TreeView to be controlled.';
  expect(tree.find(text)).toHaveLength(1);
});

test('finds nothing for questions that share only some words with a message', () => {
  expect(find('how to update several rows')).toEqual([]);
  expect(find('data grid')).toEqual([]);
  expect(find('row with id')).toEqual([]);
  expect(find('')).toEqual([]);
});

test('finds the nearest message to a text that quotes none', () => {
  const near = (text: string) => finder.findNear(text).map(({ name }) => name);
  expect(near('is the row with id 42 new?')).toEqual(['mode']);
  expect(near('how to sort')).toEqual([]);
});

test('finds nothing if there are no messages', () => {
  expect(new MessageFinder([]).find('MUI X: The row with id=42 is not in edit mode.')).toEqual([]);
});

test('answers in time for a long word, which a regular expression could read many times', () => {
  const start = performance.now();
  expect(find('a'.repeat(20_000))).toEqual([]);
  expect(find(`${'a'.repeat(20_000)}Error: ${'b'.repeat(20_000)}`)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1_000);
});
