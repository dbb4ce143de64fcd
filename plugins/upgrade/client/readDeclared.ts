import { readManifest } from '@site/packages/component-docs-cli/src/answers/readManifest';

/** Returns the packages in a pasted `package.json`; `null` if the text is not a valid one. */
export function readDeclared(text: string): Readonly<Record<string, string>> | null {
  try {
    return readManifest(text);
  } catch {
    return null;
  }
}
