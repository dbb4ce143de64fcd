import { stem } from '../text/stem';
import { splitWords } from '../text/splitWords';

describe('splitWords', () => {
  it('splits at what is no letter, and forgets capitals', () => {
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

  it('takes Latin out of Chinese, wherever it is', () => {
    expect(splitWords('用DataGrid排序')).toEqual(['用', 'datagrid', '排序']);
    expect(splitWords('v6迁移')).toEqual(['v6', '迁移']);
  });

  it('gives the same words however often it is asked', () => {
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
    ['pinned', 'pin'],
    ['migrate', 'migrat'],
    ['migration', 'migrat'],
    ['selections', 'select'],
    ['libraries', 'library'],
    ['customise', 'custom'],
    ['customization', 'custom'],
    ['virtualised', 'virtual'],
    ['virtualize', 'virtual'],
    ['normalise', 'normal'],
    ['resizing', 'resiz'],
    ['pagesize', 'pagesiz'],
    ['ticksizes', 'ticksiz'],
    ['fontsized', 'fontsiz'],
    ['autosizing', 'autosiz'],
    ['colours', 'color'],
  ])('brings %s to %s', (word, root) => expect(stem(word)).toBe(root));

  it.each(['class', 'v6', 'grid', '排序', 'id', 'hour'])('leaves %s alone', (word) =>
    expect(stem(word)).toBe(word),
  );
});
