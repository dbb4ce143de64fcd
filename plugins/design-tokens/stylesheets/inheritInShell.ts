import { Rule } from 'postcss';

/**
 * Rewrites a universal rule (`*`), which browsers apply to each element of the page: checking whether each element is
 * in the shell or in a demo would double the style time. Instead, the values are inherited from the shell's root, and
 * reset in demos, where the browser's defaults apply as they do outside of the root.
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
