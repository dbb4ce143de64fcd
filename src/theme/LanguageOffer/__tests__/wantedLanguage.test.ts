import { wantedLanguage } from '../wantedLanguage';

test.each([
  [['zh-CN', 'zh', 'en'], 'zh'],
  [['ZH-tw'], 'zh'],
  [['fr', 'en-GB', 'zh'], 'en'],
  [['zho', 'de'], undefined],
])('of %j, the site has %s', (accepted, language) => {
  expect(wantedLanguage(accepted)).toBe(language);
});
