/** Tests run in English. */
export default {
  currentLocale: 'en',
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  localeConfigs: {},
};
