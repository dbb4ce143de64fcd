import { formatRepeat } from '../checkChinese.ts';
import { findRepeats } from '../findRepeats.ts';
import { readProse } from '../readProse.ts';
import type { PagePair } from '../types.ts';

const ENGLISH =
  'See [Sorting](../sorting/index.mdx).\n\n| Prop | Default |\n| - | - |\n| `a` | none |\n';
const CHINESE =
  '见[排序](../sorting/index.mdx)。\n\n| 属性 | 默认值 |\n| ---- | ------ |\n| `a`  | 无 |\n';

const pairOf = (name: string, english: string, chinese: string): PagePair => ({
  english: readProse(`${name}.en.mdx`, english),
  chinese: readProse(`${name}.zh.mdx`, chinese),
  headingOf: () => undefined,
});

test('accepts the same Chinese with other link targets and other table padding', () => {
  const moved = (text: string) => text.replaceAll('../sorting', '/x/sorting');
  const padded = CHINESE.replace('| ---- | ------ |', '| - | - |').replace('`a`  |', '`a` |');
  const pairs = [pairOf('one', ENGLISH, CHINESE), pairOf('two', moved(ENGLISH), moved(padded))];
  expect(findRepeats(pairs)).toEqual([]);
});

test('reports each wording of a shared block with its location', () => {
  const pairs = ['one', 'two', 'three'].map((name) =>
    pairOf(name, ENGLISH, name === 'three' ? CHINESE.replace('见', '参见') : CHINESE),
  );
  expect(findRepeats(pairs).map(formatRepeat)).toEqual([
    '"See [Sorting]." has different Chinese; use one wording:\n' +
      'one.zh.mdx:1 and 1 more: 见[排序](../sorting/index.mdx)。\n' +
      'three.zh.mdx:1: 参见[排序](../sorting/index.mdx)。',
  ]);
});

test('ignores headings, whose wording depends on the page', () => {
  const pairs = [pairOf('one', '## Limits', '## 限制'), pairOf('two', '## Limits', '## 上下限')];
  expect(findRepeats(pairs)).toEqual([]);
});
