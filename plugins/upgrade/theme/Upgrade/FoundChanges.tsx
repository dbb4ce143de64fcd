import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { PackagePlan } from '@site/packages/component-docs-cli/src/upgrade/packagesFor';
import type { ProblemChange } from '@site/packages/component-docs-cli/src/upgrade/types';
import type { Found } from '../../client/messages';
import type { UpgradeState } from '../../client/useUpgrade';
import Failures from './Failures';
import HitGroups from './HitGroups';
import { headings, labels } from './texts';
import styles from './styles.module.css';

interface Props {
  readonly upgrade: UpgradeState;
  readonly found: Found;
}

/** Package managers, with the same names as the tabs of commands in the documentation. */
export const MANAGERS = [
  { value: 'npm', label: 'npm', install: 'npm install', uninstall: 'npm uninstall' },
  { value: 'yarn', label: 'Yarn', install: 'yarn add', uninstall: 'yarn remove' },
  { value: 'pnpm', label: 'pnpm', install: 'pnpm add', uninstall: 'pnpm remove' },
  { value: 'bun', label: 'Bun', install: 'bun add', uninstall: 'bun remove' },
] as const;

/** Required changes in the code, and packages to install, before code is changed. */
export default function FoundChanges({ upgrade, found }: Props): ReactNode {
  const { analysis, packages, problems } = found;
  const titles = headings();
  return (
    <>
      <Failures failures={analysis.failures} />
      {analysis.hits.length > 0 && (
        <button
          type="button"
          className={styles.primary}
          data-apply=""
          disabled={upgrade.state === 'applying'}
          onClick={upgrade.apply}
        >
          {labels().apply}
        </button>
      )}
      <HitGroups hits={analysis.hits} level={2} />
      <ProblemList title={titles.problemsRemoved} problems={problems.removed} />
      <ProblemList title={titles.problemsAdded} problems={problems.added} />
      <Packages plan={packages} />
    </>
  );
}

/** The command that installs the packages of the later version, for each package manager. */
function Packages({ plan }: { readonly plan: PackagePlan }): ReactNode {
  return (
    plan.install.length > 0 && (
      <section>
        <h2>{headings().packages}</h2>
        <Tabs groupId="npm2yarn">
          {MANAGERS.map((manager) => (
            <TabItem key={manager.value} value={manager.value} label={manager.label}>
              <CodeBlock language="bash">{commandFor(manager, plan)}</CodeBlock>
            </TabItem>
          ))}
        </Tabs>
      </section>
    )
  );
}

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

interface ListProps {
  readonly title: string;
  readonly problems: readonly ProblemChange[];
}

/** Known problems that the upgrade removes or adds, with links to their descriptions. */
function ProblemList({ title, problems }: ListProps): ReactNode {
  return (
    problems.length > 0 && (
      <section>
        <h2>
          {title} ({problems.length})
        </h2>
        <ul>
          {problems.map(({ title: symptom, components, address }) => (
            <li key={address}>
              <Link to={address}>{symptom.replaceAll('`', '')}</Link>{' '}
              <code translate="no">{components.join(', ')}</code>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
