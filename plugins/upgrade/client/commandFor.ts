import type { PackagePlan } from '@site/packages/component-docs-cli/src/upgrade/packagesFor';

/** Package managers, with the same names as the tabs of commands in the documentation. */
export const MANAGERS = [
  { value: 'npm', label: 'npm', install: 'npm install', uninstall: 'npm uninstall' },
  { value: 'yarn', label: 'Yarn', install: 'yarn add', uninstall: 'yarn remove' },
  { value: 'pnpm', label: 'pnpm', install: 'pnpm add', uninstall: 'pnpm remove' },
  { value: 'bun', label: 'Bun', install: 'bun add', uninstall: 'bun remove' },
] as const;

/** Returns a command for a terminal. Ranges with spaces or shell characters are quoted. */
export function commandFor(
  manager: (typeof MANAGERS)[number],
  { install, uninstall }: PackagePlan,
): string {
  const quote = (text: string): string => (/[\s<>|^*]/.test(text) ? `"${text}"` : text);
  return [
    ...(uninstall.length > 0 ? [`${manager.uninstall} ${uninstall.join(' ')}`] : []),
    ...(install.length > 0 ? [`${manager.install} ${install.map(quote).join(' ')}`] : []),
  ].join('\n');
}
