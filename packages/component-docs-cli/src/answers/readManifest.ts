import { AnswerError } from './AnswerError.ts';

/** Known packages of a project. */
export interface Project {
  /** Range in `package.json`, by package. */
  readonly declared: Readonly<Record<string, string>>;
  /** Installed release by package, if known. */
  readonly installed: Readonly<Record<string, string>>;
}

/** Sections of a `package.json` that declare packages; later ones take precedence. */
const FIELDS = ['peerDependencies', 'devDependencies', 'dependencies'] as const;

/**
 * Reads the packages that a project declares.
 *
 * @param text text of its `package.json`
 * @throws {AnswerError} if the text is not a `package.json`
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
