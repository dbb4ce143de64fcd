/** Formats a code span; the code may contain backticks. */
export function codeSpan(code: string): string {
  const fence = longestRun(code) === 1 ? '``' : '`';
  const space = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

/** Formats a fenced code block. */
export function codeFence(code: string, language: string, title?: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = title === undefined ? language : `${language} title="${title}"`;
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}

/** Formats the text of a table cell, in which bars must be escaped. */
export function tableCell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}

/** Formats rows as a table; the first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map(tableRow).join('\n');
}

/** Formats a row of a table. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

/** Returns the name of a plan, such as `Pro` for `pro`. Names of plans are the same in every language. */
export function planName(plan: string): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}

/** Formats the plan after the name of a feature that requires it: `(Pro)`. */
export function planWord(plan: string): string {
  return `(${planName(plan)})`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
}
