import type { HeaderRule } from '../../serve/headers/types';

const NOTE = `# Read by Netlify, Cloudflare Pages and others. A line with "!" takes back what a rule above says, where a host would
# otherwise join both values; hosts at which the last rule holds ignore it.
`;

/** Renders the file `_headers` of static hosts. */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const above = rules.slice(0, index).filter((rule) => covers(rule.path, path));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(above.some((rule) => name in rule.headers) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return [path, ...lines].join('\n');
  });
  return `${NOTE}${blocks.join('\n')}\n`;
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1));
}
