import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { TEXT_SOURCE as HOST } from '../../demos/frame/texts';
import { LABEL_SOURCE } from '../../api-reference/pages/readLabels';
import { TEXT_SOURCE as MACHINE_PAGES } from '../../machine-pages/texts';
import { listTexts, readTexts, type TextSource } from '../readTexts';

const SOURCE = {
  folder: 'orders',
  name: 'texts',
  texts: { all: 'All {count}', none: 'None' },
  description: 'Lists of orders',
};

const contextOf = (localizationDir: string, currentLocale = 'zh') =>
  ({ i18n: { currentLocale, defaultLocale: 'en' }, localizationDir }) as LoadContext;

function write(messages: Record<string, string>): LoadContext {
  const dir = mkdtempSync(path.join(tmpdir(), 'texts-'));
  mkdirSync(path.join(dir, 'orders'));
  const content = Object.entries(messages).map(([id, message]) => [id, { message }]);
  writeFileSync(path.join(dir, 'orders/texts.json'), JSON.stringify(Object.fromEntries(content)));
  return contextOf(dir);
}

test('strings of a plugin are in its code, and in a file for each other language', () => {
  expect(readTexts(contextOf('/nowhere', 'en'), SOURCE)).toBe(SOURCE.texts);
  const chinese = { all: '全部 {count}', none: '无' };
  expect(readTexts(write(chinese), SOURCE)).toEqual(chinese);
});

test.each<TextSource<string>>([LABEL_SOURCE, MACHINE_PAGES, HOST])(
  'those of $folder are translated',
  (source) => {
    const texts = readTexts(contextOf(path.join(__dirname, '../../../i18n/zh')), source);
    const isChinese = Object.values(texts).filter((text) => /\p{Script=Han}/u.test(text));
    expect(isChinese.length).toBeGreaterThan(Object.keys(texts).length * 0.9);
  },
);

test('a translation must be whole, have the same placeholders and nothing besides', () => {
  const run = () => readTexts(write({ all: '全部', extra: 'x' }), SOURCE);
  expect(run).toThrow('lacks "none" ("None")');
  expect(run).toThrow('"all" needs the same placeholders as "All {count}"');
  expect(run).toThrow('translates "extra", which is shown nowhere');
  expect(() => readTexts(contextOf('/nowhere'), SOURCE)).toThrow('lacks "all"');
});

test('translators are told of each string', () => {
  expect(listTexts(SOURCE)).toEqual({
    path: 'texts',
    content: {
      all: { message: 'All {count}', description: 'Lists of orders' },
      none: { message: 'None', description: 'Lists of orders' },
    },
  });
});
