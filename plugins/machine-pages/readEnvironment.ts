import type { Options } from './options';

/** `MCP_ADDRESS` names where assistants ask; `false` where the host has nobody to answer them. */
export function readMachineEnvironment({
  MCP_ADDRESS: address,
}: Readonly<Record<string, string | undefined>>): Partial<Options> {
  return address ? { mcpAddress: address === 'false' ? false : address } : {};
}
