import { GROUP_NAMES } from '../../../../plugins/search/types.ts';
import { AnswerError } from '../answers/AnswerError.ts';
import { checkCode, type CheckData } from '../answers/checkCode.ts';
import { titleOf } from '../answers/chooseVersion.ts';
import { compareVersions } from '../answers/compareVersions.ts';
import type { Library } from '../answers/Library.ts';
import { explainMessage } from '../answers/explainMessage.ts';
import { listProblems } from '../answers/listProblems.ts';
import { readApi } from '../answers/readApi.ts';
import { readDemo } from '../answers/readDemo.ts';
import { readPage } from '../answers/readPage.ts';
import { searchDocs } from '../answers/searchDocs.ts';
import { upgradeCode, type UpgradeData } from '../answers/upgradeCode.ts';
import type { Answer, Asked } from '../answers/types.ts';
import { BREAKING } from '../upgrade/types.ts';
import { collectFiles } from './collectFiles.ts';
import { writeUpgrade } from './writeUpgrade.ts';
import type { Values } from './options.ts';

/** Success: nothing is left to do. */
const NOTHING_LEFT = 0;

/** `check` found something missing, `upgrade` found required changes, or a file was skipped. */
const SOMETHING_LEFT = 1;

/** No answer: a mistake in the command, an unknown name, or a failure. */
export const FAILED = 2;

/** Input of a command. */
export interface Call {
  readonly library: Library;
  readonly words: readonly string[];
  readonly values: Values;
  readonly asked: Asked;
  /** The working folder. */
  readonly cwd: string;
  /** Reads standard input. */
  readonly readInput: () => Promise<string>;
}

/** Output of a command, as text and as JSON. */
export interface Reply {
  readonly text: string;
  readonly json: unknown;
  readonly exitCode: number;
}

/** Argument that stands for standard input. */
const STANDARD_INPUT = '-';

/** Every command that prints an answer and exits. */
export const COMMANDS: Readonly<Record<string, (call: Call) => Promise<Reply>>> = {
  async search({ library, words, values, asked }) {
    const { group, limit } = values;
    const query = need(words.join(' '), 'search sort by several columns');
    return reply(
      await searchDocs(library, {
        ...asked,
        query,
        group: group === undefined ? undefined : oneOf('group', group, GROUP_NAMES),
        limit: limit === undefined ? undefined : readLimit(limit),
      }),
    );
  },

  async page({ library, words, values, asked }) {
    const page = need(words[0], 'page react-data-grid/sorting');
    return reply(await readPage(library, { ...asked, page, section: values.section }));
  },

  async api({ library, words, asked }) {
    return reply(
      await readApi(library, { ...asked, name: need(words.join(' '), 'api DataGrid.rows') }),
    );
  },

  async demo({ library, words, values, asked }) {
    const demo = need(words[0], 'demo SortByHeader');
    const { styling, variant } = values;
    return reply(await readDemo(library, { ...asked, demo, styling, variant }));
  },

  async message({ library, words, asked, readInput }) {
    const typed = need(words.join(' '), 'message "MUI X: Missing license key"');
    const message = typed === STANDARD_INPUT ? await readInput() : typed;
    return reply(await explainMessage(library, { ...asked, message }));
  },

  async problems({ library, words, asked }) {
    return reply(await listProblems(library, { ...asked, about: words.join(' ') || undefined }));
  },

  async compare({ library, words, values, asked }) {
    const other = need(words[0], 'compare v6 current');
    const [, version = asked.version] = words;
    const { family, name } = values;
    return reply(await compareVersions(library, { ...asked, version, with: other, family, name }));
  },

  async check({ library, words, asked, cwd }) {
    need(words[0], 'check src');
    const answer = await checkCode(library, { ...asked, ...(await collectFiles(words, cwd)) });
    return { ...reply(answer), exitCode: judge(answer.data) };
  },

  async upgrade({ library, words, values, asked, cwd }) {
    need(words[0], 'upgrade src --to v7');
    const { from, write = false } = values;
    const to = need(values.to, 'upgrade src --to v7');
    const collected = await collectFiles(words, cwd);
    const answer = await upgradeCode(library, { ...asked, ...collected, from, to, apply: write });
    const unwritten = await writeUpgrade(answer.data.upgrade, cwd);
    const { text, json } = reply(answer);
    const lines = unwritten.map(({ message }) => `- ${message}`).join('\n');
    return {
      text: lines ? `${text}\n\n${lines}` : text,
      json: { ...(json as object), unwritten },
      exitCode: unwritten.length > 0 ? SOMETHING_LEFT : judgeUpgrade(answer.data),
    };
  },

  async versions({ library }) {
    const versions = await library.versions();
    return {
      text: versions.map((each) => `${each.version.name.padEnd(8)} ${titleOf(each)}`).join('\n'),
      json: versions.map(({ version, index }) => ({
        version: version.name,
        packages: index.packages,
      })),
      exitCode: 0,
    };
  },
};

function reply({ text, about, data }: Answer): Reply {
  return { text, json: { about, data }, exitCode: 0 };
}

function judge({ findings, failed }: CheckData): number {
  const isMissing = findings.some(({ problem }) => problem === 'missing');
  return isMissing || failed.length > 0 ? SOMETHING_LEFT : NOTHING_LEFT;
}

/** Considers only what is left after writing. */
function judgeUpgrade({ analysis, upgrade }: UpgradeData): number {
  const { hits, failures } = upgrade?.left ?? analysis;
  const isLeft = hits.some(({ change }) => BREAKING.has(change));
  return isLeft || failures.length > 0 ? SOMETHING_LEFT : NOTHING_LEFT;
}

/** @param example example of a complete command */
function need(word: string | undefined, example: string): string {
  if (!word) {
    throw new AnswerError('invalid', `An argument is missing. Example: component-docs ${example}`);
  }
  return word;
}

function oneOf<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each === value);
  if (!choice) {
    throw new AnswerError('invalid', `--${option} ${value} is not one of ${choices.join(', ')}.`);
  }
  return choice;
}

function readLimit(value: string): number {
  const limit = Number(value);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new AnswerError('invalid', `--limit ${value} is not a number of results.`);
  }
  return limit;
}
