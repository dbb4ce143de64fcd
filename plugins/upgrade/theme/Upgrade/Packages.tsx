import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';
import type { PackagePlan } from '@site/packages/component-docs-cli/src/upgrade/packagesFor';
import { commandFor, MANAGERS } from '../../client/commandFor';
import { headings } from './texts';

/** The command that installs the packages of the later version, for each package manager. */
export default function Packages({ plan }: { readonly plan: PackagePlan }): ReactNode {
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
