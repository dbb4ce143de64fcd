import { copyText } from '../../../../../../lib/browser/copyText';
import { fileOf, type ShownFile } from '../../../client/sentFiles';
import type { DemoState } from '../../../client/useDemo';
import type { DemoDescriptor } from '../../../../shared/types';
import { readSources } from './readSources';

/**
 * Copies all files of a demo in their current state, as one text with each file's name above its code.
 *
 * @returns whether the text was copied to the clipboard
 * @throws an error in the page's language
 */
export async function copyFiles(demo: DemoDescriptor, state: DemoState): Promise<boolean> {
  const { sources } = await readSources(demo, state);
  return copyText(joinFiles(sources.map((source) => fileOf(source, state.variant))));
}

const joinFiles = (files: readonly ShownFile[]): string =>
  files.map(({ name, text }) => `/* ${name} */\n\n${text.trimEnd()}\n`).join('\n');
