import { chooseSearch } from '../chooseSearch';

const SETTINGS = { ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs' };

describe('chooseSearch', () => {
  it("chooses the site's search when nothing is set", () => {
    expect(chooseSearch({}, ['current'])).toEqual({
      theme: ['./plugins/search/index.ts', { versions: ['current'] }],
      themeConfig: {},
    });
  });

  it('chooses DocSearch, limited to version and language, when everything is set', () => {
    expect(chooseSearch(SETTINGS, ['current'])).toEqual({
      theme: null,
      themeConfig: {
        algolia: { appId: 'app', apiKey: 'key', indexName: 'docs', contextualSearch: true },
      },
    });
  });

  it('lists the missing settings', () => {
    expect(() =>
      chooseSearch({ ...SETTINGS, ALGOLIA_API_KEY: '' }, ['current']),
    ).toThrowErrorMatchingInlineSnapshot(
      `"Search with Algolia needs ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX; the environment lacks ALGOLIA_API_KEY. Set all of them, or none to use the site's own search."`,
    );
  });
});
