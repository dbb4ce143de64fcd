import { findForeignThemeStrings } from '../compareTranslations';

test('finds strings of the theme that are English on Chinese pages', () => {
  const strings = {
    'theme.translated': '关闭',
    'theme.foreign': 'Close the menu',
    'theme.replaced': 'system mode',
    'theme.names': '{authorName} - {nPosts}',
  };
  expect(findForeignThemeStrings(strings, new Map([['theme.replaced', '跟随系统']]))).toEqual([
    'Docusaurus does not translate "theme.foreign" ("Close the menu"). Add it to i18n/zh/code.json.',
  ]);
});
