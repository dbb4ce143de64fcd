import ts from 'typescript';
import type { PageCode } from '../../../src/markdown/code-names/types.ts';
import { isMessage } from '../../../src/markdown/code-names/isMessage.ts';

/** How a page writes what a program fills in. */
const HOLE = '…';

/** Text that a program often fills in is in quotes, and a page may show an example of it. */
const FILLED = /…|(?<=["'])[^"']+(?=["'])/;

/** Messages of JavaScript engines, which are in no package. */
const ENGINE_MESSAGES = [
  /^Cannot read properties of (?:undefined|null)(?: \(reading '\w+'\))?$/,
  /^Unexpected token '.+'$/,
  /^[\w.()]+ is not a (?:function|constructor)$/,
];

/** Longer than what any message is filled in with, shorter than what lies between two messages. */
const MAX_FILLER_LENGTH = 200;

/**
 * Holds the messages that a page quotes, in code spans and in ```` ```text message ```` fences, against the JavaScript
 * that logs or throws them. `…` stands for what is filled in.
 *
 * @param packageCode the JavaScript of each version that the page speaks of
 */
export function checkMessages(
  { file, fences, spans, terms }: Pick<PageCode, 'file' | 'fences' | 'spans' | 'terms'>,
  packageCode: readonly string[],
): string[] {
  const quoted = [
    ...fences.filter(({ meta }) => /(?:^|\s)message(?=\s|$)/.test(meta)).flatMap(linesOf),
    ...spans.filter(({ text }) => isMessage(text) && !terms.includes(text)),
  ];
  return quoted
    .filter(({ text }) => !isSaid(text, packageCode))
    .map(
      ({ text, line }) =>
        `${file}:${line} quotes "${text}", which is not in the JavaScript of the packages. ` +
        `Quote it literally, with ${HOLE} where something is filled in; what other software says goes among the "terms" of the front matter.`,
    );
}

function linesOf({ code, line }: PageCode['fences'][number]): { text: string; line: number }[] {
  return code
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: line + index }))
    .filter(({ text }) => text !== '');
}

function isSaid(text: string, packageCode: readonly string[]): boolean {
  return (
    [HOLE, FILLED].some((hole) => {
      const parts = text.split(hole).filter((part) => part.trim() !== '');
      const pattern = new RegExp(parts.map(escapeRegExp).join(`[\\s\\S]{0,${MAX_FILLER_LENGTH}}?`));
      return parts.length > 0 && packageCode.some((code) => pattern.test(code));
    }) ||
    ENGINE_MESSAGES.some((message) => message.test(text)) ||
    isSaidByTypeScript(text)
  );
}

/** The compiler's texts have numbered holes between quotes, where a page shows names. */
function isSaidByTypeScript(text: string): boolean {
  const { Diagnostics } = ts as unknown as {
    Diagnostics: Record<string, { readonly message: string }>;
  };
  const spoken = text.replaceAll(/'[^']*'/g, "'#'");
  return Object.values(Diagnostics).some(({ message }) =>
    message.replaceAll(/'\{\d\}'/g, "'#'").includes(spoken),
  );
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
