import { findTranslationProblems } from '../findTranslationProblems';

const places = { siteDir: '/site', file: '/site/i18n/zh/code.json' };
const string = (id: string, message: string) => ({
  id,
  message,
  file: '/site/src/pages/index.tsx',
});

test('strings that are all translated leave nothing to say', () => {
  const translations = new Map([
    ['home.title', '你好，{name}'],
    ['theme.docs.next', '下一页'],
  ]);
  expect(
    findTranslationProblems(
      { strings: [string('home.title', 'Hello {name}')], warnings: [] },
      translations,
      places,
    ),
  ).toEqual([]);
});

test('missing, stale and differing translations are all named', () => {
  const translations = new Map([
    ['home.old', '旧'],
    ['home.count', '页'],
  ]);
  const strings = [string('home.title', 'Hello'), string('home.count', '{count} pages')];
  expect(
    findTranslationProblems(
      { strings, warnings: ['src/a.tsx: id is computed'] },
      translations,
      places,
    ),
  ).toMatchInlineSnapshot(`
    [
      "src/a.tsx: id is computed",
      "src/pages/index.tsx shows "home.title" ("Hello"), which i18n/zh/code.json does not translate. Add "home.title": { "message": "…" } there.",
      "i18n/zh/code.json translates "home.old", which no code shows. Delete the entry, or fix the id.",
      "i18n/zh/code.json translates "home.count" with other placeholders than "{count} pages" has.",
    ]
  `);
});
