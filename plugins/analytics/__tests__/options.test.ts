import type { LoadContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import pluginAnalytics from '..';
import { contentOrigins } from '../origins';
import { validateOptions, type Options, readAnalyticsEnvironment } from '../options';

const validate = (options: object) =>
  validateOptions({
    options,
    validate: ((schema: Joi.ObjectSchema, value: object) => Joi.attempt(value, schema)) as never,
  });
const tagsOf = (options: Options) =>
  pluginAnalytics({ siteConfig: { baseUrl: '/zh/' } } as LoadContext, options).injectHtmlTags!({
    content: undefined,
  });
const NOTHING = { script: [], connect: [], img: [], style: [] };

test('sends nothing and adds no configuration to pages by default', () => {
  const options = validate(readAnalyticsEnvironment({}));
  expect(options).toEqual({
    ga4Id: null,
    beaconUrl: null,
    consent: 'always',
    privacyPath: '/x/introduction/privacy/',
  });
  expect(tagsOf(options)).toEqual({});
  expect(contentOrigins(options)).toEqual(NOTHING);
});

test('reads the recipients from the environment of the build', () => {
  const options = validate(
    readAnalyticsEnvironment({
      ANALYTICS_GA4_ID: 'G-ABC123',
      ANALYTICS_BEACON_URL: 'https://counts.example/docs?site=x',
      ANALYTICS_CONSENT: 'region',
    }),
  );
  const { headTags } = tagsOf(options);
  expect(headTags).toEqual([
    {
      tagName: 'script',
      attributes: { type: 'application/json', id: 'docs-analytics' },
      innerHTML: JSON.stringify({
        consent: 'region',
        ga4Id: 'G-ABC123',
        beaconUrl: 'https://counts.example/docs?site=x',
        privacyUrl: '/zh/x/introduction/privacy/',
      }),
    },
  ]);
  expect(contentOrigins(options)).toMatchObject({
    script: ['https://*.googletagmanager.com'],
    connect: expect.arrayContaining(['https://counts.example']),
  });
});

test('a beacon on the same site needs no other origin', () => {
  expect(contentOrigins({ beaconUrl: '/beacon' })).toEqual(NOTHING);
});

test('names the invalid option', () => {
  expect(() => validate({ ga4Id: 'UA-1' })).toThrowErrorMatchingInlineSnapshot(
    `""ga4Id" with value "UA-1" fails to match the measurement id, such as G-ABC123 pattern"`,
  );
  expect(() => validate({ consent: 'maybe' })).toThrowErrorMatchingInlineSnapshot(
    `""consent" must be one of [always, region, never]"`,
  );
  expect(() => validate({ beaconUrl: 'ftp://x.example' })).toThrowErrorMatchingInlineSnapshot(
    `""beaconUrl" must be a valid uri with a scheme matching the https|http pattern"`,
  );
});
