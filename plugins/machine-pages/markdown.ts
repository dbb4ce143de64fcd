/** A code span that may hold backticks. */
export function codeSpan(code: string): string {
  const fence = longestRun(code) === 1 ? '``' : '`';
  const space = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

/** A fenced listing. */
export function codeFence(code: string, language: string, title?: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = title === undefined ? language : `${language} title="${title}"`;
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}

/** The text of a cell, in which a bar would end it. */
export function tableCell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}

/** Rows as a table; the first one holds the titles. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map(tableRow).join('\n');
}

/** One line of a table. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

/** `Pro` for `pro`: names of plans are the same in every language. */
export function planName(plan: string): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}

/** A plan behind the name of what needs it: `(Pro)`. */
export function planWord(plan: string): string {
  return `(${planName(plan)})`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
}
