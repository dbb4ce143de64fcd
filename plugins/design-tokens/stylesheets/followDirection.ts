import type { Declaration, Plugin } from 'postcss';
import { flowRelative } from './flowRelative';
import type { StyleFilter } from './shellStyles';

/**
 * A PostCSS plugin that rewrites left and right as start and end.
 *
 * The reading direction of a page can change while it is open, so one sheet has to serve both. Flow-relative
 * properties do that without a second copy of each rule, keep every selector's specificity, and follow an element whose
 * own direction differs from the page's, such as a code block on a right-to-left page.
 */
export function followDirection(isPhysicalStyle: StyleFilter): Plugin {
  return {
    postcssPlugin: 'follow-direction',
    Once(root) {
      if (!isPhysicalStyle(root.source?.input.file ?? '')) {
        return;
      }
      root.walkDecls((declaration) => replace(declaration));
    },
  };
}

function replace(declaration: Declaration): void {
  const { prop, value, important } = declaration;
  const replacements = flowRelative(prop, value);
  if (replacements !== undefined) {
    declaration.replaceWith(
      replacements.map(([name, newValue]) =>
        declaration.clone({ prop: name, value: newValue, important }),
      ),
    );
  }
}
