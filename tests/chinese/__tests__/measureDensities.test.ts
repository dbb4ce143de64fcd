import { countWords, findDenseWords, formatDensities } from '../measureDensities.ts';
import { readProse } from '../readProse.ts';

const sentence = '网格按列的顺序显示各个字段，用户可以调整列宽。';
const pageOf = (text: string) => readProse('page.mdx', text);

test('counts words in prose, but not in code or as part of other words', () => {
  const { counts } = countWords([
    pageOf('请求 `请` 之后，请选择一个选项。其它选项的确不变，第一个选项也是如此。'),
  ]);
  expect(counts).toEqual([0, 1, 1, 0]);
});

test('reports a page with many requests, with the lines', () => {
  const page = pageOf(`${sentence.repeat(40)}\n\n${'请设置宽度。'.repeat(20)}`);
  expect(findDenseWords(page)).toEqual([
    expect.stringMatching(/^3 has 请 20 times .* at most 7 in 1,000 .* \(lines 3\)$/),
  ]);
});

test('accepts a few frequent words on a short page', () => {
  expect(findDenseWords(pageOf('请设置一个宽度，它的单位是像素。'))).toEqual([]);
});

test('prints the densities of a section next to those of the benchmark', () => {
  const counts = countWords([pageOf('请设置宽度。网格的宽度不变。')]);
  expect(formatDensities('current grid', counts)).toBe(
    'current grid: 它 0.0 (0.35), 请 83.3 (3.3), 一个 0.0 (1.8), 的 83.3 (32)',
  );
});
