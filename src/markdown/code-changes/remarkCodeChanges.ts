import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { majorLabel } from '../../versions';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import { importDefault } from '../../../lib/mdx/importDefault';
import { type CodeChange, findCodeChanges, type Side, sideOf } from './codeChanges';

/** The source and target versions of a migration page, by their Docusaurus names. */
export interface Migration {
  readonly from: string;
  readonly to: string;
  /** Package of the older code if it differs: `@mui/lab`. */
  readonly package?: string;
}

/**
 * Renders the fences ```` ```tsx before ```` and ```` ```tsx after ```` of a migration page side by side, each labeled
 * with its version. A `before` fence has no counterpart if the code was removed without replacement.
 */
export const remarkCodeChanges: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return (tree, file) => {
    const { changes, stray } = findCodeChanges(tree);
    const { migration } = (file.data.frontMatter ?? {}) as { migration?: Migration };
    const page = path.relative(siteDir, file.path);
    const at = (code: Code) => `${page}:${code.position?.start.line ?? 1}`;
    if (migration === undefined) {
      const sided = [...changes.map(({ before }) => before), ...stray];
      reportProblems(
        'throw',
        'Code is marked as old or new outside of a migration page',
        sided.map(
          (code) =>
            `${at(code)} is marked "${sideOf(code)}". Name the versions in the front matter, migration: { from: v6, to: current }, or take the word away.`,
        ),
      );
      return;
    }
    reportProblems(
      'throw',
      'Code replaces nothing',
      stray.map(
        (code) =>
          `${at(code)} is marked "after" and does not follow a fence marked "before". Put what it replaces directly above it, or take the word away.`,
      ),
    );
    for (const change of changes) {
      setSideBySide(change, migration);
    }
    if (changes.length > 0) {
      tree.children.unshift(
        importDefault('CodeChange', '@theme/CodeChange'),
        importDefault('CodeSide', '@theme/CodeChange/CodeSide'),
      );
    }
  };
};

function setSideBySide({ before, after, parent }: CodeChange, migration: Migration): void {
  const { from, to, package: older = majorLabel(from) } = migration;
  const sides = [createSide('before', older, before)];
  if (after) {
    sides.push(createSide('after', majorLabel(to), after));
  }
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'CodeChange',
    attributes: [],
    children: sides,
  };
  parent.children.splice(parent.children.indexOf(before), sides.length, element);
}

function createSide(side: Side, label: string, code: Code): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeSide',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'side', value: side },
      { type: 'mdxJsxAttribute', name: 'version', value: label },
    ],
    children: [code],
  };
}
