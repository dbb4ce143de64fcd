import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { MCP_ADDRESS } from '../../serve/mcp/types';

/** Options with their defaults. */
export interface Options {
  /** Address of the MCP server that the lists of pages mention; `false` if the host does not run one. */
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

/**
 * Reads the options from the environment. `MCP_ADDRESS` is the address of the MCP server, or `false` if the host does
 * not run one.
 */
export function readMachineEnvironment({
  MCP_ADDRESS: address,
}: Readonly<Record<string, string | undefined>>): Partial<Options> {
  return address ? { mcpAddress: address === 'false' ? false : address } : {};
}
