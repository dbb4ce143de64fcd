import type { NameTable } from './types.ts';

const QUOTED = /[`'"]([A-Za-z_$][\w$]*)[`'"]/g;

/**
 * Adds an explanation for each name in a message: since when it exists, and which name replaces it in the target
 * version.
 */
export function explainNames(problem: string, names: Pick<NameTable, 'explain'>): string {
  const quoted = new Set([...problem.matchAll(QUOTED)].map(([, name = '']) => name));
  const told = [...quoted].flatMap((name) => names.explain(name) ?? []);
  return told.length > 0 ? `${problem}\n  ${told.join('. ')}.` : problem;
}
