import { splitLanguage } from '../../../src/paths/language';
import { versionNamed } from '../../../src/versions';

/** Returns the folder of a version's host below the site's base address, `x/demos/` or `x/v6/demos/`. */
export function hostFolder(version: string): string {
  return `${versionNamed(version).base}demos/`;
}

/** Folder of the frame below a version's host, separate from the demos' folders, whose pages redirect. */
export const FRAME_FOLDER = 'frame/code/';

/** Parameter for the demo's id in the address of the page that shows a demo full screen. */
export const DEMO_PARAMETER = 'demo';

/** Parameter that makes the frame use the development build of React, whose messages are readable. */
export const DEVELOPMENT_FRAGMENT = '#development';

/**
 * Returns the address of the frame that runs received code.
 *
 * @param isDevelopment whether a reader is writing the code and its mistakes need explanations
 */
export function frameAddress(baseUrl: string, version: string, isDevelopment: boolean): string {
  const fragment = isDevelopment ? DEVELOPMENT_FRAGMENT : '';
  return `${baseUrl}${hostFolder(version)}${FRAME_FOLDER}${fragment}`;
}

/**
 * Returns the address of a demo's full-screen page.
 *
 * @param choices parameters of the address: `styling`, and settings as in `settingParameters`
 */
export function fullScreenAddress(
  baseUrl: string,
  version: string,
  id: string,
  choices: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams({ [DEMO_PARAMETER]: id, ...choices });
  return `${baseUrl}${hostFolder(version)}?${parameters}`;
}

/** Returns the address of a demo's files as text, which are the same in all languages. */
export function sourceAddress(baseUrl: string, version: string, id: string): string {
  return `${splitLanguage(baseUrl).path}${hostFolder(version)}${id}/source.txt`;
}

/** Returns the address of the check results of a version's demos. */
export function checkedAddress(baseUrl: string, version: string): string {
  return `${baseUrl}${hostFolder(version)}checked.json`;
}
