import { compareFences } from '../fences/compareFences';
import type { Fence, PageCode } from '../../../src/markdown/code-names/types';
import { fence } from './fence';

const page = (file: string, fences: Fence[]): PageCode => ({
  file,
  migration: null,
  mentions: [],
  terms: [],
  spans: [],
  fences,
});
const compare = (english: Fence[], chinese: Fence[]) =>
  compareFences(page('en.mdx', english), page('zh.mdx', chinese));

test('ignores comments, titles and line breaks', () => {
  expect(
    compare(
      [
        fence('// All rows.\n<Grid rows={rows}>{/* Nothing. */}</Grid>;', { meta: 'title="Rows"' }),
        fence('npm ls react # which one', { language: 'bash' }),
      ],
      [
        fence('// 所有行。\n<Grid\n  rows={rows}\n>\n  {/* 空 */}\n</Grid>;', {
          meta: 'title="行"',
        }),
        fence('npm ls react # 哪一个', { language: 'bash' }),
      ],
    ),
  ).toEqual([]);
});

test('reports different code with its line', () => {
  expect(
    compare([fence('const a = 1;\nconst b = 2;')], [fence('const a = 1;\nconst b = 3;')]),
  ).toEqual([
    'zh.mdx:11 differs from the code of en.mdx:10. Only comments and titles are translated; where an example belongs to its language, both fences say "localized".',
  ]);
});

test('accepts different code that is marked as localized in both languages', () => {
  const [swedish, pinyin] = ["'sv'", "'zh'"].map((code) => fence(code));
  const localized = { meta: 'localized', isLocalized: true };
  expect(compare([{ ...swedish!, ...localized }], [{ ...pinyin!, ...localized }])).toEqual([]);
  expect(compare([{ ...swedish!, ...localized }], [pinyin!])).toHaveLength(1);
});

test('reports missing and additional code', () => {
  expect(compare([fence('a;'), fence('b;')], [fence('a;')])).toEqual([
    'zh.mdx:1 lacks the code of en.mdx:10. Show it there too.',
  ]);
  expect(compare([], [fence('a;')])).toEqual([
    'zh.mdx:10 shows code that en.mdx does not show. Show it there too, or take it away.',
  ]);
});
