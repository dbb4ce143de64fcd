import type { NameTable } from './types.ts';

const QUOTED = /[`'"]([A-Za-z_$][\w$]*)[`'"]/g;

/** Says of names in a message since when they exist, and what the version has in their place. */
export function explainNames(problem: string, names: Pick<NameTable, 'explain'>): string {
  const quoted = new Set([...problem.matchAll(QUOTED)].map(([, name = '']) => name));
  const told = [...quoted].flatMap((name) => names.explain(name) ?? []);
  return told.length > 0 ? `${problem}\n  ${told.join('. ')}.` : problem;
}
