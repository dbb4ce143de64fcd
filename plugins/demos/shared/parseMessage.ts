import {
  finite,
  literal,
  maxLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  union,
  variant,
  type GenericSchema,
} from 'valibot';
import {
  MESSAGE_SOURCE,
  type FromHost,
  type HostFinding,
  type HostProblem,
  type SentProblem,
} from './hostMessages';

/** Maximum length of a message; a page with millions of characters would hang. */
const MAX_TEXT_LENGTH = 2_000;
/** Maximum length of names of files, packages and exports. */
const MAX_NAME_LENGTH = 300;

/** Maximum height in CSS pixels; a page of millions of pixels cannot be used. */
export const MAX_HEIGHT = 20_000;

const text = pipe(
  string(),
  transform((whole) => whole.slice(0, MAX_TEXT_LENGTH)),
);
const name = pipe(string(), maxLength(MAX_NAME_LENGTH));
const count = pipe(number(), finite(), minValue(0));

const place = {
  kind: picklist<readonly HostProblem['kind'][]>(['syntax', 'import', 'runtime']),
  file: optional(name),
  line: optional(count),
  column: optional(count),
};

/** @param names names of the values that the text of the finding needs */
function finding<const Code extends string, const Name extends string>(
  code: Code,
  names: readonly Name[],
) {
  const values = Object.fromEntries(names.map((each) => [each, text]));
  return object({
    code: literal(code),
    values: object(values as Record<Name, typeof text>),
    nearest: nullish(name),
  });
}

const findings: GenericSchema<unknown, HostFinding> = variant('code', [
  finding('noDemo', ['id']),
  finding('noPackage', ['name', 'list']),
  finding('noModule', ['name', 'deep']),
  finding('noPeer', ['specifier', 'peer', 'list']),
  finding('noExport', ['specifier', 'name']),
  finding('noDefault', ['specifier']),
  finding('tooLarge', ['name']),
  finding('noFile', ['specifier', 'from', 'list']),
  finding('noComponent', ['file']),
  finding('namespace', ['name']),
  finding('endlessLoop', ['seconds']),
  finding('endlessCalls', ['seconds']),
  finding('noAnswer', ['seconds']),
]);

const problem: GenericSchema<unknown, SentProblem> = union([
  object({ ...place, finding: findings }),
  object({ ...place, message: text }),
]);

const fromHost: GenericSchema<unknown, FromHost> = variant('type', [
  object({ type: literal('ready') }),
  object({ type: literal('alive') }),
  object({ type: literal('dialog') }),
  object({
    type: literal('height'),
    height: pipe(
      count,
      transform((height) => Math.min(height, MAX_HEIGHT)),
    ),
  }),
  object({ type: literal('ran'), revision: count, problem: nullable(problem) }),
  object({ type: literal('failed'), revision: count, problem }),
  object({ type: literal('key'), key: literal('Escape') }),
]);

/**
 * Parses a message from the host in a frame, which runs untrusted code and can send anything.
 *
 * @returns `null` for anything that does not match the protocol completely
 */
export function parseFromHost(data: unknown): FromHost | null {
  if ((data as { source?: unknown } | null)?.source !== MESSAGE_SOURCE) {
    return null;
  }
  const { success, output } = safeParse(fromHost, data);
  return success ? output : null;
}
