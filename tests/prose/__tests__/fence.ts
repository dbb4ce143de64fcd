import type { Fence } from '../../../src/markdown/code-names/types';

/** Returns a listing whose code starts in line 10 of its page. */
export function fence(code: string, facts: Partial<Fence> = {}): Fence {
  return { language: 'tsx', meta: '', side: null, isLocalized: false, line: 10, code, ...facts };
}
