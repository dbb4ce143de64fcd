import path from 'node:path';

/** The generated file with what can be changed of a component. */
export function factsFile(generatedFilesDir: string, version: string, component: string): string {
  return path.join(generatedFilesDir, 'controls', version, `${component}.json`);
}
