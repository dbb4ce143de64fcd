import { AnswerError } from './AnswerError.ts';

/** What is known of the project of whoever asks. */
export interface Project {
  /** The range that `package.json` asks for, by package. */
  readonly declared: Readonly<Record<string, string>>;
  /** The release that is installed, by package, as far as it is known. */
  readonly installed: Readonly<Record<string, string>>;
}

/** Where a `package.json` names packages, those that count most last. */
const FIELDS = ['peerDependencies', 'devDependencies', 'dependencies'] as const;

/**
 * Reads which packages a project declares.
 *
 * @param text of its `package.json`
 * @throws {AnswerError} when that is no `package.json`
 */
export function readManifest(text: string): Project['declared'] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch (cause) {
    throw new AnswerError('invalid', 'The package.json of the project is not JSON.', { cause });
  }
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) {
    throw new AnswerError('invalid', 'The package.json of the project is not an object.');
  }
  const fields = FIELDS.map((field) => (manifest as Record<string, unknown>)[field]);
  return Object.fromEntries(
    fields.flatMap((field) =>
      typeof field === 'object' && field !== null
        ? Object.entries(field).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          )
        : [],
    ),
  );
}
