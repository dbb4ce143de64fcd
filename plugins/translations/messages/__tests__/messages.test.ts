import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findMessageProblems } from '../findMessageProblems';
import { languageOfFile } from '../languageOfFile';
import { lookUpMessage } from '../lookUpMessage';
import { readMessages } from '../readMessages';

const MESSAGES = {
  en: { title: 'No page at {path}', products: { charts: 'Charts', 'tree-view': 'Tree View' } },
  zh: { title: '{path} 上没有页面', products: { charts: '图表' } },
};

test.each([
  ['not-found.json', 'en'],
  ['not-found-zh.json', 'zh'],
  ['i18n/zh/not-found-zh.json', 'zh'],
  ['not-found-page.json', 'en'],
])('%s is in the language %s', (file, language) => {
  expect(languageOfFile(file)).toBe(language);
});

describe('a look-up', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  beforeEach(() => [error, warn].forEach((spy) => spy.mockClear()));

  test('follows the dots and fills in values', () => {
    expect(lookUpMessage(MESSAGES, 'zh', 'products.charts')).toBe('图表');
    expect(lookUpMessage(MESSAGES, 'zh', 'title', { path: '/x/' })).toBe('/x/ 上没有页面');
    expect(warn).not.toHaveBeenCalled();
  });

  test('of a language that does not exist logs an error and gives an ellipsis', () => {
    expect(lookUpMessage(MESSAGES, 'fr', 'title')).toBe('…');
    expect(error.mock.calls).toEqual([
      ['There are no texts in the language "fr" (asked for "title").'],
    ]);
  });

  test('of a text without translation gives the English one, and warns once', () => {
    expect(lookUpMessage(MESSAGES, 'zh', 'products.tree-view')).toBe('Tree View');
    expect(lookUpMessage(MESSAGES, 'zh', 'products.tree-view')).toBe('Tree View');
    expect(warn.mock.calls).toEqual([
      ['"products.tree-view" is not translated to the language "zh".'],
    ]);
  });

  test('that leads to no text, or on from one, gives an ellipsis', () => {
    expect(lookUpMessage(MESSAGES, 'en', 'products')).toBe('…');
    expect(lookUpMessage(MESSAGES, 'en', 'title.of.page')).toBe('…');
  });
});

describe('files', () => {
  const i18nDir = mkdtempSync(path.join(tmpdir(), 'messages-'));
  for (const [file, content] of [
    ['en/tour.json', '{ "title": "Tour" }'],
    ['zh/tour-zh.json', '{ "title": "导览" }'],
    ['zh/tour-guide-zh.json', '{ "title": "导游" }'],
    ['en/only-english.json', '{ "title": "Tour" }'],
    ['zh/code.json', '{}'],
  ] as const) {
    mkdirSync(path.dirname(path.join(i18nDir, file)), { recursive: true });
    writeFileSync(path.join(i18nDir, file), content);
  }

  test('of one part are read by language', () => {
    expect(readMessages(i18nDir, 'tour')).toEqual({
      en: { title: 'Tour' },
      zh: { title: '导览' },
    });
  });

  test.each([
    ['tour-guide', 'en', 'en/tour-guide.json'],
    ['nothing', 'en', 'en/nothing.json'],
    ['only-english', 'zh', 'zh/only-english-zh.json'],
  ])('of %s that are missing in %s stop the build', (name, language, file) => {
    expect(() => readMessages(i18nDir, name)).toThrow(
      expect.objectContaining({
        code: 'MODULE_NOT_FOUND',
        message: `Cannot find module '${i18nDir}/${file}'. Write the texts in the language "${language}" there.`,
      }),
    );
  });
});

test('texts that are missing or left over are named', () => {
  const zh = { ...MESSAGES.zh, subtitle: '副标题' };
  expect(findMessageProblems('not-found', { ...MESSAGES, zh })).toEqual([
    'i18n/zh/not-found-zh.json lacks "products.tree-view". Translate it there.',
    'i18n/zh/not-found-zh.json has "subtitle", which is not in English. Delete it.',
  ]);
});
