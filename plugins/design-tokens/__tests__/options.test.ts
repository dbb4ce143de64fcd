import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { type DesignTokensOptions, validateOptions } from '../options';

function validate(options: DesignTokensOptions) {
  return validateOptions({ validate: normalizePluginOptions as never, options });
}

test('defaults are filled in', () => {
  expect(validate({ theme: './theme.ts' })).toMatchObject({
    id: 'default',
    theme: './theme.ts',
    shellStyles: ['src/css', 'src/theme', 'src/pages', 'plugins', 'lib'],
  });
});

test('the theme is required', () => {
  expect(() => validate({} as DesignTokensOptions)).toThrow(/needs the option "theme"/);
});

test('unknown options are refused', () => {
  expect(() => validate({ theme: 'a', themes: 'b' } as DesignTokensOptions)).toThrow(/"themes"/);
});
