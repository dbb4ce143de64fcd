import type { ApiEntry, SignatureDoc } from '../types';

/** Prints the definition of an alias, or the signatures of a hook or constructor, as TypeScript. */
export function printDefinition(entry: ApiEntry): string[] {
  switch (entry.kind) {
    case 'hook':
      return entry.signatures.map((signature) => printCall(`${entry.name}`, signature));
    case 'interface':
      return entry.definition === null
        ? []
        : [`type ${entry.name}${entry.typeParameters} = ${entry.definition}`];
    case 'class':
      return entry.constructors.map((signature) => printCall(`new ${entry.name}`, signature));
    default:
      return [];
  }
}

/** Longer calls have a line for each argument; in characters. */
const MAX_LINE_LENGTH = 80;

function printCall(name: string, { typeParameters, parameters, returns }: SignatureDoc): string {
  const args = parameters.map(
    ({ name: arg, type, required, rest }) =>
      `${rest ? '...' : ''}${arg}${required || rest ? '' : '?'}: ${type}`,
  );
  const line = `${name}${typeParameters}(${args.join(', ')}): ${returns.type}`;
  return line.length <= MAX_LINE_LENGTH || args.length === 0
    ? line
    : `${name}${typeParameters}(\n${args.map((arg) => `  ${arg},\n`).join('')}): ${returns.type}`;
}
