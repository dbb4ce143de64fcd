import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearestName } from '../../../../lib/diagnostics/nearestName.ts';
import { AnswerError } from '../answers/AnswerError.ts';
import { Library } from '../answers/Library.ts';
import { isDocumentedPackage } from '../answers/documentedPackages.ts';
import { readProject } from '../answers/readProject.ts';
import type { Asked } from '../answers/types.ts';
import { openFolder } from '../data/openFolder.ts';
import { openPack } from '../data/openPack.ts';
import type { DocsFiles } from '../data/types.ts';
import { COMMANDS, FAILED } from './commands.ts';
import { HELP, OPTIONS, type Values } from './options.ts';

/** Environment of the tool. */
export interface Surroundings {
  /** The data that is packed with the tool. */
  readonly dataDir: string;
  /** Release of the tool. */
  readonly release: string;
  readonly cwd: string;
  /** Reads standard input. */
  readonly readInput: () => Promise<string>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Matches control characters, which terminals interpret, and characters that reorder text. */
// eslint-disable-next-line no-control-regex -- these are what must not be printed
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * Runs a command.
 *
 * @param words arguments after the name of the tool
 * @returns the exit code
 */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { print, printError } = surroundings;
  const isJson = words.includes('--json');
  try {
    const { values, positionals } = parse(words);
    const [command, ...rest] = positionals;
    if (values.help || command === undefined || command === 'help') {
      print(HELP);
      return command === undefined && !values.help ? FAILED : 0;
    }
    return await answer(command, rest, values, surroundings);
  } catch (error) {
    const { code, message, suggestions = [] } = error as Partial<AnswerError> & Error;
    const said = isJson ? JSON.stringify({ error: { code, message, suggestions } }) : message;
    printError(escapeControls(said));
    return FAILED;
  }
}

function parse(words: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new AnswerError('invalid', (cause as Error).message, { cause });
  }
}

async function answer(
  command: string,
  words: readonly string[],
  values: Values,
  { dataDir, release, cwd, readInput, print }: Surroundings,
): Promise<number> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run && command !== 'mcp') {
    const near = nearestName(command, [...Object.keys(COMMANDS), 'mcp']);
    throw new AnswerError(
      'invalid',
      `Unknown command "${command}".${near ? ` Did you mean "${near}"?` : ''} See component-docs --help.`,
    );
  }
  const library = new Library(await openData(values.data ? resolve(cwd, values.data) : dataDir));
  const directory = resolve(cwd, values.project ?? '.');
  if (!run) {
    const { runStdio } = await import('../mcp/runStdio.ts');
    await runStdio(library, release, directory);
    return 0;
  }
  const asked = await readAsked(values, directory);
  const { text, json, exitCode } = await run({ library, words, values, asked, cwd, readInput });
  print(escapeControls(values.json ? JSON.stringify(json, null, 2) : text));
  return exitCode;
}

function openData(folder: string): Promise<DocsFiles> {
  return existsSync(join(folder, 'index.html'))
    ? Promise.resolve(openFolder(folder))
    : openPack(folder);
}

/** Reads the project only if no version was requested. */
async function readAsked({ version, language }: Values, directory: string): Promise<Asked> {
  const project = version === undefined ? await readProject(directory, isDocumentedPackage) : null;
  return { version, language, project: project ?? undefined };
}

/** Replaces characters that terminals would interpret with escapes, which are equivalent in JSON. */
function escapeControls(text: string): string {
  return text.replaceAll(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
