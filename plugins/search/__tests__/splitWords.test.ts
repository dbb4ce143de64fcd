import { stem } from '../text/stem';
import { splitWords } from '../text/splitWords';

describe('splitWords', () => {
  it('splits at non-letters and converts to lower case', () => {
    expect(splitWords('Sort rows: `sortModel`, v7.28')).toEqual([
      'sort',
      'rows',
      'sortmodel',
      'v7',
      '28',
    ]);
  });

  it('segments Chinese', () => {
    expect(splitWords('服务端排序')).toEqual(['服务', '端', '排序']);
  });

  it('separates Latin words from Chinese, wherever they are', () => {
    expect(splitWords('用DataGrid排序')).toEqual(['用', 'datagrid', '排序']);
    expect(splitWords('v6迁移')).toEqual(['v6', '迁移']);
  });

  it('returns the same words each time', () => {
    expect([splitWords('列宽'), splitWords('列宽')]).toEqual([
      ['列', '宽'],
      ['列', '宽'],
    ]);
  });
});

describe('stem', () => {
  it.each([
    ['sorting', 'sort'],
    ['sorted', 'sort'],
    ['rows', 'row'],
    ['migrate', 'migrat'],
    ['migration', 'migrat'],
    ['customise', 'custom'],
    ['customization', 'custom'],
    ['resizing', 'resiz'],
    ['colours', 'color'],
  ])('reduces %s to %s', (word, root) => expect(stem(word)).toBe(root));

  it.each(['v6', 'grid', '排序', 'id', 'ring'])('does not change %s', (word) =>
    expect(stem(word)).toBe(word),
  );
});
