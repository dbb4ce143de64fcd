import type { Family, StartingDemo } from '../../../lib/demos/playground/types';

/**
 * The demos of a family that have every word of a text in their title, their id or the title of their page.
 */
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
