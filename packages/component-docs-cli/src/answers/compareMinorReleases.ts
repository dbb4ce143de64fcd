import {
  describeMinors,
  versionOfMinor,
} from '../../../../plugins/api-reference/compare/describeMinors.ts';
import type { ExportChange } from '../../../../plugins/api-reference/compare/types.ts';
import type { MinorsDocument } from '../../../../plugins/api-reference/minors/types.ts';
import { apiDocsPath } from '../../../../plugins/api-reference/pages/entryLinks.ts';
import { currentVersionOf } from '../../../../src/versions/index.ts';
import { AnswerError } from './AnswerError.ts';
import type { Library } from './Library.ts';

/** Changes of a family between two minor releases. */
export interface MinorComparison {
  readonly family: string;
  readonly changes: readonly ExportChange[];
}

/**
 * Returns the minor of a version or release, `7.5` for `7.5.1`, if minors of that major are recorded.
 *
 * @param asked a version or a release; `null` for none
 */
export function readMinor(asked: string | null): string | null {
  const [, minor = ''] = /^v?(\d+\.\d+)(?:\.|$)/.exec(asked?.trim() ?? '') ?? [];
  return versionOfMinor(minor) === undefined ? null : minor;
}

/**
 * Lists what each family added, deprecated or removed from one minor to a later one.
 *
 * @param families the requested families
 * @throws {AnswerError} if no minors of these are recorded
 */
export async function compareMinorReleases(
  library: Pick<Library, 'files'>,
  from: string,
  to: string,
  families: readonly string[],
): Promise<MinorComparison[]> {
  const folder = `${apiDocsPath(currentVersionOf('x'))}minors`;
  const read = families.map(async (family): Promise<MinorComparison[]> => {
    const text = await library.files.read(`${folder}/${family}.json`);
    const changes = text && describeMinors(JSON.parse(text) as MinorsDocument, from, to);
    return changes ? [{ family, changes }] : [];
  });
  const compared = (await Promise.all(read)).flat();
  if (compared.length === 0) {
    throw new AnswerError(
      'not-found',
      `What ${from} and ${to} have is not recorded for ${families.join(', ')}.`,
    );
  }
  return compared;
}

/** Oldest first. */
export function inOrderOfMinors(a: string, b: string): [string, string] {
  if (a === b) {
    throw new AnswerError('invalid', 'Two different minor releases are compared.');
  }
  return a.localeCompare(b, 'en', { numeric: true }) < 0 ? [a, b] : [b, a];
}
