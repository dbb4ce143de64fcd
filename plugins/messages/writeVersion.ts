import { writeIfChanged } from '../../lib/files/writeIfChanged';
import type { AddressOf, Explained } from './describeFamily';
import { describeFamily } from './describeFamily';
import { factsFile, indexesModule, indexFile } from './pages';
import type { HistoricMessage, MessageDoc, PackedMessages } from './types';

/** Writes the data of a version's pages and the search index of its messages. */
export async function writeVersion(
  version: string,
  messages: readonly HistoricMessage[],
  explained: ReadonlyMap<string, Explained>,
  addressOf: AddressOf,
  generatedFilesDir: string,
): Promise<void> {
  for (const [family, own] of explained) {
    const facts = describeFamily(
      messages.filter((message) => message.family === family),
      own,
      addressOf,
    );
    await writeIfChanged(factsFile(generatedFilesDir, version, family), JSON.stringify(facts));
  }
  const shown = messages.filter(({ family }) => explained.has(family));
  await writeIfChanged(indexFile(generatedFilesDir, version), JSON.stringify(packMessages(shown)));
}

/** Writes the module that loads the search indexes in browsers. */
export async function writeIndexes(
  versions: readonly string[],
  generatedFilesDir: string,
): Promise<void> {
  const lines = versions.map(
    (version) => `  ${JSON.stringify(version)}: () => import('./${version}/index.json'),`,
  );
  await writeIfChanged(
    indexesModule(generatedFilesDir),
    `export default {\n${lines.join('\n')}\n};\n`,
  );
}

/** Takes from messages what it needs to find one by its text: what is literal in it, with its line breaks. */
function packMessages(
  messages: readonly Pick<MessageDoc, 'family' | 'id' | 'parts'>[],
): PackedMessages {
  const packed: Record<string, [string, string[]][]> = {};
  for (const { family, id, parts } of messages) {
    packed[family] ??= [];
    packed[family].push([id, parts.map((part) => (typeof part === 'string' ? part : ''))]);
  }
  return packed;
}
