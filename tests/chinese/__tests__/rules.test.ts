import { findProblems } from '../checkChinese.ts';
import { findInStrings } from '../checkStrings.ts';
import { readProse } from '../readProse.ts';
import type { PagePair } from '../types.ts';

const HEADINGS: Record<string, string> = { 'en#sort': 'Sort rows', 'zh#sort': '排序行' };

/** Returns a page in both languages, with links that point to one heading. */
function pairOf(english: string, chinese: string): PagePair {
  return {
    english: readProse('en', english),
    chinese: readProse('zh', chinese),
    headingOf: ({ file }, url) => HEADINGS[file + url],
  };
}

const FRONT = '---\ntitle: 演示\nkeywords: [演示]\n---\n\n';

test('accepts a page that follows the rules, whatever its front matter', () => {
  const english = `${FRONT}Rows in code: \`a\`. See [Sort rows](#sort).\n\n\`\`\`tsx\n// the rows\n\`\`\`\n`;
  const chinese = `${FRONT}代码中的行：\`演示\`。见[排序行](#sort)。\n\n\`\`\`tsx\n// 行\nsetLocale('zh-CN');\n\`\`\`\n`;
  expect(findProblems(pairOf(english, chinese))).toEqual([]);
});

test.each([
  ['spacing', 'Use React.', '使用React。', '6 write "使用 React。" instead of "使用React。"'],
  ['a term', 'A demo.', '一个演示。', '6 write "示例" instead of "演示"'],
  [
    'lost sentences',
    'One. Two. Three.',
    '一二三。',
    '6 has 1 sentences, en:6 has 3: is something left out?',
  ],
  [
    'a lost paragraph',
    'One.\n\nTwo.',
    '一。',
    '1 has 1 paragraphs, en has 2: translate paragraph by paragraph',
  ],
  [
    'an English comment',
    'Code:\n\n```tsx\n// load the rows\n```',
    '代码：\n\n```tsx\n// load the rows\n```',
    '9 translate the comment "load the rows"',
  ],
  [
    'a foreign locale',
    'Code:\n\n```tsx\nuse(deDE);\n```',
    '代码：\n\n```tsx\nuse(deDE);\n```',
    '9 show a Chinese locale instead of "deDE"',
  ],
  [
    'another text than the heading',
    'See [Sort rows](#sort).',
    '见[行的顺序](#sort)。',
    '6 the link to #sort reads "行的顺序", its heading "排序行"',
  ],
  [
    'bold text that does not end',
    '**None.** Then.',
    '**没有值。**然后。',
    '6 write "**。" instead of "。**": asterisks would be seen',
  ],
  [
    'bold text that ends with a question mark',
    '**Why?** Then.',
    '**为什么？**然后。',
    '6 write "**？" instead of "？**": asterisks would be seen',
  ],
  [
    'a pronoun in every sentence',
    'It sorts rows. It is stable. It is fast.',
    '它排序行。它是稳定的。它很快。',
    '6 has 它 3 times in 12 characters, at most 2 in 1,000 are allowed: rephrase sentences (lines 6)',
  ],
])('reports %s', (_name, english, chinese, problem) => {
  expect(findProblems(pairOf(FRONT + english, FRONT + chinese))).toEqual([problem]);
});

test('accepts occasional pronouns', () => {
  const sentence = '排序之后，行的顺序由模型决定。';
  const chinese = `${FRONT}它是稳定的。其它列不变。${sentence.repeat(20)}`;
  const english = `${FRONT}${'It is stable. '.repeat(22)}`;
  expect(findProblems(pairOf(english, chinese))).toEqual([]);
});

test('identifies interface strings by their key', () => {
  const strings = { 'demo.open': { message: '打开演示', description: '演示' }, plan: '方案' };
  expect(findInStrings(strings)).toEqual(['demo.open: write "示例" instead of "演示"']);
});
