import { wantedLanguage } from '../wantedLanguage';

test.each([
  [['zh-CN', 'zh', 'en'], 'zh'],
  [['ZH-tw'], 'zh'],
  [['fr', 'en-GB', 'zh'], 'en'],
  [['zho', 'de'], undefined],
])('for the browser languages %j, the language of the site is %s', (accepted, language) => {
  expect(wantedLanguage(accepted)).toBe(language);
});
