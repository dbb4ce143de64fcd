import { unpackText } from './unpackText';

/** Maximum length of the code in an address; some browsers and chat programs reject longer ones. */
export const MAX_CODE_LENGTH = 30_000;

/** Maximum number of characters of all files of a demo, far more than any demo of the site has. */
const MAX_FILES_LENGTH = 200_000;

type Files = Readonly<Record<string, string>>;

/** Packs files for an address; compare the length of the result with {@link MAX_CODE_LENGTH}. */
export async function packFiles(files: Files): Promise<string> {
  const { compressToEncodedURIComponent } = await import('lz-string');
  return compressToEncodedURIComponent(JSON.stringify(files));
}

/** @returns `null` for text that is too long, was not packed, or contains no files */
export async function unpackFiles(code: string): Promise<Files | null> {
  if (code.length > MAX_CODE_LENGTH) {
    return null;
  }
  try {
    const files: unknown = JSON.parse(unpackText(code, MAX_FILES_LENGTH) ?? '');
    const isRight =
      typeof files === 'object' &&
      files !== null &&
      !Array.isArray(files) &&
      Object.values(files).length > 0 &&
      Object.values(files).every((text) => typeof text === 'string');
    return isRight ? (files as Files) : null;
  } catch {
    return null;
  }
}
