/** As much of the site's configuration as Docusaurus' client modules read when they load. */
const config = {
  title: 'Site',
  baseUrl: '/',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
};

export default config;
