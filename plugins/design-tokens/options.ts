import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface DesignTokensOptions {
  /** Module whose default export is the MUI theme, relative to the site. */
  readonly theme: string;
  /**
   * Style sheets and folders (absolute, or relative to the site) whose element selectors must not reach into demos.
   * Everything in `node_modules` that Docusaurus brings is always among them.
   */
  readonly shellStyles?: readonly string[];
}

export interface DesignTokensPluginOptions extends Required<DesignTokensOptions> {
  readonly id: string;
}

const schema = Joi.object<DesignTokensPluginOptions>({
  id: Joi.string(),
  theme: Joi.string()
    .required()
    .messages({
      'any.required':
        'design-tokens needs the option "theme": the path, relative to the site, of the module that exports the MUI theme ' +
        "(for example './src/brand/theme.ts').",
    }),
  shellStyles: Joi.array()
    .items(Joi.string().min(1))
    .default(['src/css', 'src/theme', 'src/pages', 'plugins', 'lib']),
});

/** Checks the options at the door and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  DesignTokensOptions,
  DesignTokensPluginOptions
>): DesignTokensPluginOptions {
  return validate(schema as Parameters<typeof validate>[0], options) as DesignTokensPluginOptions;
}
