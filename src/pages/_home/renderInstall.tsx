import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';
import { INSTALLERS } from './content';

/** Renders the install commands. */
export default function renderInstall(): ReactNode {
  return (
    <Tabs groupId="npm2yarn">
      {INSTALLERS.map(({ value, label, command }) => (
        <TabItem key={value} value={value} label={label}>
          <CodeBlock language="bash">{command}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

export type RenderInstall = typeof renderInstall;
