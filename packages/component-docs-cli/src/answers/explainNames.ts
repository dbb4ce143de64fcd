import { checkImport } from '../check/checkImports.ts';
import { packageOf } from '../check/collectSurface.ts';
import { describeFinding } from '../check/describeFinding.ts';
import { isDocumentedModule } from '../check/documentedModules.ts';
import type { KnownExport, Surface } from '../check/types.ts';
import { moveExport } from '../upgrade/modules.ts';
import { AnswerError } from './AnswerError.ts';
import type { Chosen } from './chooseVersion.ts';
import { explainMember } from './explainMissing.ts';
import type { Library } from './Library.ts';

/** Names in a message: a module lacks an export, or a type lacks a member. */
interface NameProblem {
  readonly name: string;
  readonly module?: string;
  readonly type?: string;
}

const PACKAGE = String.raw`(@(?:mui|material-ui)/(?:x-[\w-]+|data-grid|x-grid|lab)[\w/-]*)`;

/** Patterns of bundlers and TypeScript; the groups match the names. */
const WORDINGS: readonly RegExp[] = [
  new RegExp(`['"](?<name>\\w+)['"] is not exported (?:from|by) ['"][^'"]*?${PACKAGE}`),
  new RegExp(`['"]?${PACKAGE}[^'"]*['"]+ has no exported member (?:named )?['"](?<name>\\w+)['"]`),
  new RegExp(
    `No matching export in ['"][^'"]*?${PACKAGE}[^'"]*['"] for import ['"](?<name>\\w+)['"]`,
  ),
  new RegExp(`export ['"](?<name>\\w+)['"].{0,80}?was not found in ['"][^'"]*?${PACKAGE}`),
  /Property ['"](?<name>\w+)['"] does not exist on type ['"](?<type>(?:Grid|TreeView|RichTreeView|Picker|Chart|Date)\w*)/,
  /['"](?<name>\w+)['"] does not exist in type ['"](?<type>(?:Grid|TreeView|RichTreeView|Picker|Chart|Date)\w*)/,
];

/** Matches modules of the lab that a bundler or TypeScript cannot find. */
const LAB = /(?:resolve|find module|import) ['"](@(?:mui|material-ui)\/lab\/(\w+))['"]/i;

function readProblem(message: string): NameProblem | null {
  for (const wording of WORDINGS) {
    const match = wording.exec(message);
    if (match?.groups) {
      const { name = '', type } = match.groups;
      const module = match.slice(1).find((each) => each?.startsWith('@'));
      return {
        name,
        ...(type && { type }),
        ...(module && { module: module.replace(/\/(?:index|esm|node)$/, '') }),
      };
    }
  }
  return null;
}

/**
 * Explains messages about names of the library with the API reference: where a name is exported, in which versions, and
 * what replaced it.
 *
 * @returns Markdown; `null` for other messages
 */
export async function explainNames(
  library: Library,
  chosen: Chosen,
  message: string,
): Promise<string | null> {
  const [, lab, component = ''] = LAB.exec(message) ?? [];
  const moved = lab ? moveExport(component, lab, { from: 'v4', to: 'v6' }) : null;
  if (moved !== null) {
    return `\`${component}\` has left \`@mui/lab\`. Install \`${packageOf(moved)}\`, and write \`import { ${component} } from '${moved}';\`.`;
  }
  const problem = readProblem(message);
  if (problem === null || chosen.found.version.instance !== 'x') {
    return null;
  }
  const surface = await library.surface(chosen.found);
  if (problem.type) {
    return explainType(library, chosen, problem.name, problem.type);
  }
  const { name, module = '' } = problem;
  if (!isDocumentedModule(module)) {
    return null;
  }
  const others: Surface[] = [];
  for (const found of await library.versions()) {
    if (found.version.instance === 'x' && found !== chosen.found) {
      others.push(await library.surface(found));
    }
  }
  const draft = checkImport({ name, module, line: 1, column: 1 }, surface, others, chosen.release);
  if (draft) {
    return describeFinding(draft, chosen.about.title);
  }
  const known = [...surface.exports.values()].flatMap((names) => names.get(name) ?? []);
  return known.length > 0 ? describeExport(chosen, known) : null;
}

function describeExport({ about }: Chosen, known: readonly KnownExport[]): string {
  const packages = [...new Set(known.flatMap((each) => each.packages))];
  const page = known.find((each) => each.page !== null)?.page;
  return [
    `${about.title} exports \`${known[0]!.name}\` from ${packages.map((each) => `\`${each}\``).join(', ')}.`,
    'If your bundler does not find it, another release is installed: compare `npm ls` with the import, and clear the cache of the bundler.',
    ...(page ? [`Page: ${page}`] : []),
  ].join(' ');
}

/** Each plan has a separate type for the API object; the reference lists the members of all of them together. */
async function explainType(
  library: Library,
  { found, about }: Chosen,
  name: string,
  type: string,
): Promise<string | null> {
  const base = type.replace(/(?:Community|Pro|Premium)$/, '');
  const entry = found.index.entries.find((each) => each.name === type || each.name === base);
  const members =
    entry && (await library.surface(found)).exports.get(entry.family)?.get(entry.name)?.members;
  if (!entry || !members) {
    return null;
  }
  if (members.prop.has(name)) {
    return `\`${entry.name}\` of ${about.title} has \`${name}\`. Look at which release is installed, and at the type that TypeScript names: an object without a declared type has texts of the type \`string\`.`;
  }
  const said = await explainMember(library, found, entry, name, [...members.prop.keys()]);
  return said instanceof AnswerError ? said.message : null;
}
