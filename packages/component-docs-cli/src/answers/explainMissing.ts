import { nearestName } from '../../../../lib/diagnostics/nearestName.ts';
import type { IndexEntry } from '../../../../plugins/api-reference/publish/types.ts';
import { followName } from '../check/followName.ts';
import type { KnownExport, Surface } from '../check/types.ts';
import { AnswerError } from './AnswerError.ts';
import { titleOf, type Chosen } from './chooseVersion.ts';
import type { Library, LibraryVersion } from './Library.ts';

/** Maximum number of listed owners of a name. */
const MAX_OWNERS = 8;

async function otherSurfaces(library: Library, found: LibraryVersion): Promise<Surface[]> {
  const versions = await library.versions();
  return Promise.all(
    versions
      .filter((each) => each !== found && each.version.instance === found.version.instance)
      .map((each) => library.surface(each)),
  );
}

/** All exports of a version by name; the family is ignored, because questions do not include it. */
function allExports({ exports }: Surface): Map<string, KnownExport> {
  return new Map([...exports.values()].flatMap((names) => [...names]));
}

/**
 * Explains what became of an export that a version does not have.
 *
 * @returns the error to throw
 */
export async function explainExport(
  library: Library,
  { found, about }: Chosen,
  name: string,
): Promise<AnswerError> {
  const here = allExports(await library.surface(found));
  const others = await otherSurfaces(library, found);
  const { successor, nearest, reason } = followName(
    name.slice(0, 100),
    { version: found.version.name, names: here },
    others.map((surface) => ({ version: surface.version, names: allExports(surface) })),
  );
  const owners = [...here.values()].filter(
    ({ members }) => members !== null && (members.prop.has(name) || members.slot.has(name)),
  );
  const suggestions = [
    ...[successor, nearest].filter((each) => each !== null),
    ...owners.slice(0, MAX_OWNERS).map((owner) => `${owner.name}.${name}`),
  ];
  return new AnswerError(
    'not-found',
    [
      `${about.title} exports no \`${name}\`${reason && ` (${reason})`}.`,
      ...(successor ? [`Use \`${successor}\`.`] : []),
      ...(nearest && owners.length === 0 ? [`The nearest name is \`${nearest}\`.`] : []),
      ...(owners.length > 0
        ? [`Members of this name: ${suggestions.filter((each) => each.includes('.')).join(', ')}.`]
        : []),
    ].join(' '),
    { suggestions },
  );
}

/**
 * Explains what became of a member that an entry does not have.
 *
 * @param names names of the members that the entry has
 * @returns the error to throw
 */
export async function explainMember(
  library: Library,
  found: LibraryVersion,
  { name, family }: IndexEntry,
  member: string,
  names: readonly string[],
): Promise<AnswerError> {
  const known = (await library.surface(found)).exports.get(family)?.get(name);
  const others = await otherSurfaces(library, found);
  const fate = known?.members
    ? followName(
        member,
        { version: found.version.name, names: known.members.prop },
        others.map(({ version, exports }) => ({
          version,
          names: exports.get(family)?.get(name)?.members?.prop ?? new Map(),
        })),
      )
    : { successor: null, nearest: nearestName(member, names), reason: '' };
  const { successor, nearest, reason } = fate;
  return new AnswerError(
    'not-found',
    [
      `\`${name}\` of ${titleOf(found)} has no \`${member}\`${reason && ` (${reason})`}.`,
      ...(successor
        ? [`Use \`${successor}\`.`]
        : nearest
          ? [`The nearest name is \`${nearest}\`.`]
          : []),
    ].join(' '),
    { suggestions: [successor ?? nearest].filter((each) => each !== null) },
  );
}
