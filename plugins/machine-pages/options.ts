import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { MCP_ADDRESS } from '../../serve/mcp/types';

/** Options with their defaults. */
export interface Options {
  /** Where assistants ask, which lists of pages tell them; `false` where nobody answers. */
  readonly mcpAddress: string | false;
}

const schema = Joi.object<Options>({
  mcpAddress: Joi.alternatives(
    Joi.boolean().valid(false),
    Joi.string().pattern(/^(?:\/(?!\/)|https:\/\/)\S+$/),
  )
    .default(MCP_ADDRESS)
    .messages({
      'alternatives.match':
        '"mcpAddress" has to be a path such as "/-/mcp", an address that begins with https://, or false.',
    }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options) as Options;
}
