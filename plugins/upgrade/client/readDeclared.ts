import { readManifest } from '@site/packages/component-docs-cli/src/answers/readManifest';

/** The packages that a pasted `package.json` names; `null` for a text that is none. */
export function readDeclared(text: string): Readonly<Record<string, string>> | null {
  try {
    return readManifest(text);
  } catch {
    return null;
  }
}
