import { NextLetters } from '../engine/NextLetters';

function create(): NextLetters {
  const letters = new NextLetters();
  letters.addLines([
    'Column width',
    'Column menu',
    'Columns',
    'Menu of a cell',
    '列宽',
    '列的顺序',
  ]);
  letters.addNames(['onRowClick', 'rowCount']);
  return letters;
}

test.each([
  ['what follows all that was typed comes before what follows its last word', 'column m', ['e']],
  ['lines that go on more often come first', 'col', ['u']],
  ['with nothing typed, what words begin with', '', ['c', 'm', 'o', '列', 'r', 'w', 'a']],
  ['a name may be typed from any of its words on', 'row', ['c']],
  ['what was never typed like this goes on as its last word', 'a row of column w', ['i']],
  ['before a dot may be anything', 'api.ro', ['w']],
  ['characters are words of their own', '排列', ['宽', '的']],
  ['nothing goes on like that', 'xyz', []],
])('%s', (_what, typed, expected) => {
  expect(create().after(typed)).toEqual(expected);
});
