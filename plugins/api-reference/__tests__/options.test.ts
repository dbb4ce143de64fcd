import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { API_VERSIONS } from '../data/versions';
import { validateOptions, type Options } from '../options';

function validate(options: unknown) {
  return validateOptions({
    validate: normalizePluginOptions as never,
    options: options as Options,
  });
}

describe('options', () => {
  it('accept versions that have data', () => {
    const versions = ['current', 'next', 'v6', 'v5', 'v4', 'core'];
    expect(validate({ versions }).versions).toEqual(versions);
    expect(API_VERSIONS.map(({ name }) => name)).toEqual(versions);
  });

  it('reject an unknown version, an empty list and an unknown option', () => {
    expect(() => validate({ versions: ['v3'] })).toThrowErrorMatchingInlineSnapshot(
      `""versions[0]" must be one of [current, next, v6, v5, v4, core]"`,
    );
    expect(() => validate({})).toThrowErrorMatchingInlineSnapshot(`""versions" is required"`);
    expect(() => validate({ versions: ['v4'], version: 'v4' })).toThrowErrorMatchingInlineSnapshot(
      `""version" is not allowed"`,
    );
  });
});

describe('families of a version', () => {
  it('are those that were released with it', () => {
    const slugs = API_VERSIONS.map(({ name, families }) => [
      name,
      families.map(({ slug }) => slug),
    ]);
    expect(Object.fromEntries(slugs)).toEqual({
      current: ['data-grid', 'date-pickers', 'charts', 'tree-view'],
      next: ['data-grid', 'date-pickers', 'charts', 'tree-view'],
      v6: ['data-grid', 'date-pickers', 'charts', 'tree-view'],
      v5: ['data-grid', 'date-pickers'],
      v4: ['data-grid'],
      core: [''],
    });
  });
});
