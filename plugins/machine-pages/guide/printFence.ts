import type { Code } from 'mdast';
import { majorLabel } from '../../../src/versions';
import { fillLabel } from '../../api-reference/pages/labels';
import { sideOf } from '../../../src/markdown/code-changes/codeChanges';
import { codeFence } from '../markdown';
import type { Texts } from '../texts';
import type { GuideFile } from './renderGuide';

/** Prints a listing without the site's own annotations. Of package managers, only npm is printed. */
export function printFence(
  node: Code,
  { migration }: Pick<GuideFile, 'migration'>,
  texts: Texts,
): string {
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
  const fence = codeFence(node.value, node.lang ?? '', title);
  const side = sideOf(node);
  if (side === null || !migration) {
    return fence;
  }
  const { from, to, package: older = majorLabel(from) } = migration;
  const version = side === 'before' ? older : majorLabel(to);
  return `${fillLabel(texts[`change.${side}`], { version })}\n\n${fence}`;
}
