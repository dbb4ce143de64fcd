import ts from 'typescript';
import { escapeRegExp } from '../../../lib/text/escapeRegExp.ts';
import type { PageCode } from '../../../src/markdown/code-names/types.ts';
import { isMessage } from '../../../src/markdown/code-names/isMessage.ts';

/** Placeholder on pages for values that a program inserts. */
const HOLE = '…';

/** Matches inserted values: they are often in quotes, where a page may show an example value. */
const FILLED = /…|(?<=["'])[^"']+(?=["'])/;

/** Messages of JavaScript engines, which no package contains. */
const ENGINE_MESSAGES = [
  /^Cannot read properties of (?:undefined|null)(?: \(reading '\w+'\))?$/,
  /^Unexpected token '.+'$/,
  /^[\w.()]+ is not a (?:function|constructor)$/,
];

/** Longer than any inserted value, but shorter than the code between two messages. */
const MAX_FILLER_LENGTH = 200;

/**
 * Checks the messages that a page quotes, in code spans and in ```` ```text message ```` fences, against the JavaScript
 * that logs or throws them. `…` represents an inserted value.
 *
 * @param packageCode the JavaScript of each version that the page mentions
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

/** The compiler's texts have numbered placeholders in quotes, where pages show names. */
function isSaidByTypeScript(text: string): boolean {
  const { Diagnostics } = ts as unknown as {
    Diagnostics: Record<string, { readonly message: string }>;
  };
  const spoken = text.replaceAll(/'[^']*'/g, "'#'");
  return Object.values(Diagnostics).some(({ message }) =>
    message.replaceAll(/'\{\d\}'/g, "'#'").includes(spoken),
  );
}
