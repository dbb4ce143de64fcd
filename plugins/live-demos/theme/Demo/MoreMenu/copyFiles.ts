import { copyText } from '../../../../../lib/browser/copyText';
import { fileOf, type ShownFile } from '../../../client/sentFiles';
import type { DemoState } from '../../../client/useDemo';
import type { DemoDescriptor } from '../../../../../lib/demos/types';
import { readSources } from './readSources';

/**
 * Copies all files of a demo, as they are on the page, as one text with the name of each above its code.
 *
 * @returns whether the clipboard took it
 * @throws with the reason in the page's language
 */
export async function copyFiles(demo: DemoDescriptor, state: DemoState): Promise<boolean> {
  const { sources } = await readSources(demo, state);
  return copyText(joinFiles(sources.map((source) => fileOf(source, state.variant))));
}

const joinFiles = (files: readonly ShownFile[]): string =>
  files.map(({ name, text }) => `/* ${name} */\n\n${text.trimEnd()}\n`).join('\n');
