import type { Options } from './options';

/**
 * Reads the options from the environment. `MCP_ADDRESS` is the address of the MCP server, or `false` if the host does
 * not run one.
 */
export function readMachineEnvironment({
  MCP_ADDRESS: address,
}: Readonly<Record<string, string | undefined>>): Partial<Options> {
  return address ? { mcpAddress: address === 'false' ? false : address } : {};
}
