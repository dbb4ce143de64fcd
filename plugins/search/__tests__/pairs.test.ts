import { ratePairs } from '../engine/ratePairs';
import { SearchEngine } from '../engine/SearchEngine';
import { splitPairs } from '../text/splitPairs';
import type { SearchPage } from '../types';

describe('splitPairs', () => {
  it('returns pairs of adjacent characters and words of other scripts', () => {
    expect(splitPairs('每列表头')).toEqual(['每列', '列表', '表头']);
    expect(splitPairs('导出csv 乱码')).toEqual(['导出', 'csv', '乱码']);
  });

  it('does not join characters across stop words and spaces', () => {
    expect(splitPairs('表格的边框')).toEqual(['表格', '边框']);
  });
});

describe('ratePairs', () => {
  const part = (head: string, text = '') => ({ head, text });

  it('prefers pairs in the head, and needs more than one word in common', () => {
    const parts = [
      part('表头筛选'),
      part('其他', '在表头下面筛选。'),
      part('表头'),
      part('分页', '每页的行数'),
    ];
    const rated = ratePairs(splitPairs('表头下面筛选'), parts);
    expect(rated.map(({ index }) => index)).toEqual([0, 1]);
  });
});

describe('SearchEngine', () => {
  const page: SearchPage = {
    address: '/zh/x/style/',
    title: '样式',
    description: '',
    area: 'react-data-grid',
    trail: [],
    sections: [{ anchor: 'striped', heading: '条纹行' }],
  };
  const search = (text: string, questions?: string[]) => {
    const engine = new SearchEngine();
    engine.addPages({ pages: [page] });
    expect([...engine.addTexts([[0, ['', '奇数行有背景色。'], questions]])]).toHaveLength(1);
    const { groups } = engine.search({ text, area: '', group: '', plan: '', flag: '' });
    return groups.flatMap(({ results }) => results.map(({ address }) => address));
  };

  it("finds a section by readers' questions, which are not its words", () => {
    expect(search('隔行变色')).toEqual([]);
    expect(search('隔行变色', ['', '隔行变色\n斑马纹'])).toEqual(['/zh/x/style/#striped']);
  });

  it('finds similar parts if the words are split differently', () => {
    expect(search('奇数行的背景色怎么改', undefined)).toContain('/zh/x/style/#striped');
  });
});
