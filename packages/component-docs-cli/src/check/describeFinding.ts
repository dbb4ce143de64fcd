import { VERSION_NAMES } from '../../../../plugins/api-reference/data/during.ts';
import { majorLabel } from '../../../../src/versions/index.ts';
import { quoteName } from '../upgrade/quoteName.ts';
import type { Finding } from './types.ts';

/** A finding without its text. */
export type Draft = Omit<Finding, 'file' | 'message'>;

const KINDS: Readonly<Record<Finding['kind'], string>> = {
  package: 'package',
  module: 'module',
  export: 'export',
  prop: 'prop',
  slot: 'slot',
  class: 'class',
};

/**
 * Formats a finding.
 *
 * @param title title of the version, `MUI X 7.28.3`
 */
export function describeFinding(draft: Draft, title: string): string {
  const { problem, kind, name, of, successor, nearest, reason } = draft;
  const owner = of === '' ? title : `${quoteName(of)} of ${title}`;
  const what = `${KINDS[kind]} ${quoteName(name)}`;
  const said =
    problem === 'missing'
      ? `${owner} has no ${what}${reason && ` (${reason})`}`
      : `The ${what} of ${owner} is deprecated${reason && `: ${reason}`}`;
  const advice = successor
    ? `Use \`${successor}\`.`
    : nearest
      ? `The nearest name is \`${nearest}\`.`
      : '';
  return [endSentence(said), advice].filter(Boolean).join(' ');
}

/** Formats which versions have something that another one lacks. */
export function describeVersions(versions: readonly string[]): string {
  const ordered = VERSION_NAMES.filter((name) => versions.includes(name)).map(majorLabel);
  return ordered.length > 0 ? `exists in ${ordered.join(', ')}` : '';
}

function endSentence(text: string): string {
  const trimmed = text.trim().replace(/:$/, '');
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
