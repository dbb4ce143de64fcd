import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { DEFAULT_VERSIONS, validateOptions, type Options } from '../options';

function validate(options: unknown) {
  return validateOptions({
    validate: normalizePluginOptions as never,
    options: options as Options,
  });
}

describe('options', () => {
  it('document the current version by default', () => {
    expect(validate({}).versions).toEqual(DEFAULT_VERSIONS);
  });

  it('refuse an unknown plan', () => {
    const family = {
      slug: 'charts',
      packages: [{ name: '@mui/x-charts', plan: 'free' }],
    };
    const versions = [{ name: 'current', folder: 'docs', path: '', families: [family] }];
    expect(() => validate({ versions })).toThrowErrorMatchingInlineSnapshot(
      `""versions[0].families[0].packages[0].plan" must be one of [community, pro, premium]"`,
    );
  });

  it('refuse a family without packages, an address in capitals and an unknown option', () => {
    const versions = [
      { name: 'v6', folder: 'x', path: 'v6', families: [{ slug: 'Charts', packages: [] }] },
    ];
    expect(() => validate({ versions })).toThrowErrorMatchingInlineSnapshot(
      `""versions[0].families[0].slug" with value "Charts" fails to match the kebab-case pattern"`,
    );
    expect(() => validate({ version: [] })).toThrowErrorMatchingInlineSnapshot(
      `""version" is not allowed"`,
    );
  });
});
