import { splitLanguage } from '../../src/paths/language';
import { versionNamed } from '../../src/versions';

/** The folder of a version's host below the site's base address, `x/demos/` or `x/v6/demos/`. */
export function hostFolder(version: string): string {
  return `${versionNamed(version).base}demos/`;
}

/** The folder of the frame below a version's host. It is not next to the demos' folders, whose pages are redirected. */
export const FRAME_FOLDER = 'frame/code/';

/** Names the demo in the address of the page that shows any demo of a version over the whole window. */
export const DEMO_PARAMETER = 'demo';

/** Asks the frame for React as developers have it, whose messages are words. */
export const DEVELOPMENT_FRAGMENT = '#development';

/**
 * The frame that runs what it is sent.
 *
 * @param isDevelopment whether that is code being written, whose mistakes are to be explained
 */
export function frameAddress(baseUrl: string, version: string, isDevelopment: boolean): string {
  const fragment = isDevelopment ? DEVELOPMENT_FRAGMENT : '';
  return `${baseUrl}${hostFolder(version)}${FRAME_FOLDER}${fragment}`;
}

/**
 * A demo on a page of its own.
 *
 * @param choices what the address carries: `styling`, and settings as `settingParameters` names them
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

/** A demo's files as text, which are the same in all languages. */
export function sourceAddress(baseUrl: string, version: string, id: string): string {
  return `${splitLanguage(baseUrl).path}${hostFolder(version)}${id}/source.txt`;
}

/** Returns the address of the results of the checks of a version's demos. */
export function checkedAddress(baseUrl: string, version: string): string {
  return `${baseUrl}${hostFolder(version)}checked.json`;
}
