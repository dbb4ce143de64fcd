import type { StoredFeedback } from '../../serve/feedback/types.ts';

interface PageStats {
  readonly page: string;
  up: number;
  down: number;
  comments: number;
}

/** Counts votes and comments by page, sorted by the number of negative votes, then of comments. */
function countByPage(feedback: readonly StoredFeedback[]): PageStats[] {
  const pages = new Map<string, PageStats>();
  for (const { page, vote, comment } of feedback) {
    const stats = pages.get(page) ?? { page, up: 0, down: 0, comments: 0 };
    if (vote !== null) {
      stats[vote] += 1;
    }
    stats.comments += comment === '' ? 0 : 1;
    pages.set(page, stats);
  }
  return [...pages.values()].sort(
    (a, b) => b.down - a.down || b.comments - a.comments || (a.page < b.page ? -1 : 1),
  );
}

/** Formats a table for the terminal, with the totals in the last line. */
export function printStats(feedback: readonly StoredFeedback[]): string {
  const pages = countByPage(feedback);
  const sum = (key: 'up' | 'down' | 'comments') =>
    pages.reduce((total, stats) => total + stats[key], 0);
  const all = { page: `all ${pages.length} pages`, up: sum('up'), down: sum('down') };
  const lines = [...pages, { ...all, comments: sum('comments') }].map(
    ({ page, up, down, comments }) =>
      [up, down, comments].map((count) => String(count).padStart(9)).join('') + `  ${page}`,
  );
  return `${['  helpful', '      not', ' comments', '  page'].join('')}\n${lines.join('\n')}\n`;
}
