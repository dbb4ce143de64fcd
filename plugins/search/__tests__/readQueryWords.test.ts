import { joinWords } from '../text/joinWords';
import { readQueryWords } from '../text/readQueryWords';

const read = (text: string) => readQueryWords(text).map(({ word }) => word);
const asides = (text: string) =>
  readQueryWords(text)
    .filter(({ isAside }) => isAside)
    .map(({ word }) => word);

describe('readQueryWords', () => {
  it('joins characters of one word and drops stop words', () => {
    expect(read('设置列宽')).toEqual(['设置', '列宽']);
    expect(read('列的宽')).toEqual(['列', '宽']);
    expect(read('能改列宽吗')).toEqual(['能', '改', '列宽']);
    expect(read('how do I sort')).toEqual(['sort']);
  });

  it('marks words that a page need not contain', () => {
    expect(asides('change the locale')).toEqual(['change']);
    expect(asides('设定列宽')).toEqual(['设定']);
    expect(asides('想改列宽')).toEqual(['想', '改']);
    expect(asides('MUI X: Missing license key')).toEqual(['mui', 'x']);
    expect(asides('x axis')).toEqual([]);
  });

  it('requires such words if there are no others', () => {
    expect(asides('mui x')).toEqual([]);
    expect(asides('change')).toEqual([]);
    expect(asides('change l')).toEqual([]);
  });

  it('marks owners before a dot', () => {
    const owners = readQueryWords('apiRef.current.setPage() in v7.28').filter(
      ({ isOwner }) => isOwner,
    );
    expect(owners.map(({ word }) => word)).toEqual(['apiref', 'current']);
  });
});

describe('joinWords', () => {
  it('returns the same text regardless of Chinese segmentation', () => {
    expect(joinWords('列宽')).toBe('列宽');
    expect(joinWords('Data Grid 的列宽')).toBe('data,grid,列宽');
  });
});
