import { Joi } from '@docusaurus/utils-validation';
import { contentOrigins, readDemosEnvironment, validateOptions } from '../options';

const check = (environment: Record<string, string>) =>
  validateOptions({
    options: {
      versions: ['current'],
      translations: [],
      onProblem: 'throw',
      ...readDemosEnvironment(environment),
    },
    validate: (schema, options) => Joi.attempt(options, schema as Joi.Schema) as never,
  } as Parameters<typeof validateOptions>[0]);

test('puts frames on the site by default', () => {
  const options = check({ DEMOS_ORIGIN: '' });
  expect(options.origin).toBeNull();
  expect(contentOrigins(options)).toMatchObject({ frame: [] });
});

test('allows pages to frame another origin', () => {
  const options = check({ DEMOS_ORIGIN: 'https://demos.example' });
  expect(contentOrigins(options)).toMatchObject({ frame: ['https://demos.example'] });
});

test.each(['demos.example', 'https://demos.example/x/', 'http://demos.example'])(
  'rejects %s as an origin for frames',
  (origin) => {
    expect(() => check({ DEMOS_ORIGIN: origin })).toThrow(
      `"origin" is "${origin}"; an origin looks like "https://demos.example", without a path. Set DEMOS_ORIGIN to one, or leave it out.`,
    );
  },
);
