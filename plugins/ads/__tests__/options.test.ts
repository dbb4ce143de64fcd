import { Joi } from '@docusaurus/utils-validation';
import { contentOrigins } from '../origins';
import { validateOptions, type Options, readAdsEnvironment } from '../options';

const validate = (options: Partial<Options>) =>
  validateOptions({
    options,
    validate: ((schema: Joi.ObjectSchema, value: object) => Joi.attempt(value, schema)) as never,
  });

const DEFAULTS: Options = { isShown: true, feedUrl: null, scriptUrl: null, networkOrigins: [] };

test('shows only house ads by default', () => {
  expect(validate({})).toEqual(DEFAULTS);
  expect(validate(readAdsEnvironment({ NODE_ENV: 'production' }))).toEqual(DEFAULTS);
  expect(contentOrigins(DEFAULTS)).toEqual({ script: [], connect: [], img: [], style: [] });
});

test('reads addresses from the environment of the build', () => {
  const options = readAdsEnvironment({
    ADS_FEED_URL: 'https://feed.example/ads.json?zone=docs',
    ADS_SCRIPT_URL: 'https://ads.example/serve.js',
    ADS_NETWORK_ORIGINS: 'https://cdn.example, https://data.example',
  });
  expect(validate(options)).toEqual(options);
  expect(contentOrigins(options)).toEqual({
    // The network's script runs in a frame, not in the page.
    script: [],
    connect: ['https://feed.example'],
    img: ['https:'],
    style: [],
  });
});

test('ads are off in development unless enabled, and off when disabled', () => {
  const feed = { ADS_FEED_URL: 'https://feed.example/' };
  expect(readAdsEnvironment({ NODE_ENV: 'development' }).isShown).toBe(false);
  expect(readAdsEnvironment({ NODE_ENV: 'development', ADS_IN_DEVELOPMENT: '1' }).isShown).toBe(
    true,
  );
  const off = readAdsEnvironment({ ...feed, DISABLE_ADS: '1', ADS_IN_DEVELOPMENT: '1' });
  expect(off.isShown).toBe(false);
  expect(contentOrigins(off)).toEqual({ script: [], connect: [], img: [], style: [] });
});

test('names the invalid option', () => {
  expect(() => validate({ feedUrl: 'ftp://feed.example' })).toThrowErrorMatchingInlineSnapshot(
    `""feedUrl" must be a valid uri with a scheme matching the https|http pattern"`,
  );
  expect(() => validate({ networkOrigins: ['ads'] })).toThrowErrorMatchingInlineSnapshot(
    `""networkOrigins[0]" with value "ads" fails to match the origin with https pattern"`,
  );
});
