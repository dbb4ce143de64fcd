/** The part of the site's configuration that Docusaurus' client modules need when they load. */
const config = {
  title: 'Site',
  baseUrl: '/',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
};

export default config;
