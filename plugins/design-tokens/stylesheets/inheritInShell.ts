import { Rule } from 'postcss';

/**
 * Rewrites a rule for everything (`*`), which a browser applies to each element of the page: looking for the shell and
 * for a demo around each of them would take half of the time that styles take. The values are inherited instead, from
 * the shell's root and not into demos, where the browser's own style counts, as it does outside of the root.
 */
export function inheritInShell(rule: Rule): void {
  const shell = new Rule({ selector: "[id='__docusaurus']" });
  const demos = new Rule({ selector: '[data-demo-canvas] > *' });
  rule.walkDecls((declaration) => {
    const name = `--docs-all-${declaration.prop}`;
    shell.append({ prop: name, value: declaration.value });
    demos.append({ prop: name, value: 'initial' });
    declaration.value = `var(${name}, revert)`;
  });
  rule.after([shell, demos]);
}
