import { unpackText } from './unpackText';

/** Longer addresses are refused by some browsers and chat programs. */
export const MAX_CODE_LENGTH = 30_000;

/** Letters of all files of a demo together, far more than those of any page. */
const MAX_FILES_LENGTH = 200_000;

type Files = Readonly<Record<string, string>>;

/** Files as a part of an address; whether it is too long for one is told by {@link MAX_CODE_LENGTH}. */
export async function packFiles(files: Files): Promise<string> {
  const { compressToEncodedURIComponent } = await import('lz-string');
  return compressToEncodedURIComponent(JSON.stringify(files));
}

/** @returns `null` for what is too long, was not packed, or holds no files */
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
