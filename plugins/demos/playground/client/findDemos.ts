import type { Family, StartingDemo } from '../../shared/playground/types';

/** Returns a family's demos whose title, id or page title contains every word of a search text. */
export function findDemos(
  demos: readonly StartingDemo[],
  family: Family | 'all',
  text: string,
): readonly StartingDemo[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return demos.filter((demo) => {
    const { id, title, page } = demo;
    const all = `${title} ${id} ${page?.title ?? ''}`.toLowerCase();
    return (
      (family === 'all' || demo.family === family) && words.every((word) => all.includes(word))
    );
  });
}
