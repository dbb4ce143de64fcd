import { Joi } from '@docusaurus/utils-validation';
import { contentOrigins } from '../origins';
import { validateOptions, type Options } from '../options';
import { readAdsEnvironment } from '../readEnvironment';

const validate = (options: Partial<Options>) =>
  validateOptions({
    options,
    validate: ((schema: Joi.ObjectSchema, value: object) => Joi.attempt(value, schema)) as never,
  });

const DEFAULTS: Options = { isShown: true, feedUrl: null, scriptUrl: null, networkOrigins: [] };

test('without options there are ads of our own, from nowhere else', () => {
  expect(validate({})).toEqual(DEFAULTS);
  expect(validate(readAdsEnvironment({ NODE_ENV: 'production' }))).toEqual(DEFAULTS);
  expect(contentOrigins(DEFAULTS)).toEqual({ script: [], connect: [], img: [], style: [] });
});

test('addresses come from the environment of a build', () => {
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

test('there are none while pages are written, unless asked for, and none where they are switched off', () => {
  const feed = { ADS_FEED_URL: 'https://feed.example/' };
  expect(readAdsEnvironment({ NODE_ENV: 'development' }).isShown).toBe(false);
  expect(readAdsEnvironment({ NODE_ENV: 'development', ADS_IN_DEVELOPMENT: '1' }).isShown).toBe(
    true,
  );
  const off = readAdsEnvironment({ ...feed, DISABLE_ADS: '1', ADS_IN_DEVELOPMENT: '1' });
  expect(off.isShown).toBe(false);
  expect(contentOrigins(off)).toEqual({ script: [], connect: [], img: [], style: [] });
});

test('says which option is wrong', () => {
  expect(() => validate({ feedUrl: 'ftp://feed.example' })).toThrowErrorMatchingInlineSnapshot(
    `""feedUrl" must be a valid uri with a scheme matching the https|http pattern"`,
  );
  expect(() => validate({ networkOrigins: ['ads'] })).toThrowErrorMatchingInlineSnapshot(
    `""networkOrigins[0]" with value "ads" fails to match the origin with https pattern"`,
  );
});
