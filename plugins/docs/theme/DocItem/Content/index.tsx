import DocItemContent from '@theme-init/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import GuideChanges from '@theme/GuideChanges';
import PageActions from '@theme/PageActions';
import type { ReactNode } from 'react';
import TabList from '../../../client/TabList';

/** Adds the page's actions and tabs below its title. */
export default function TabbedDocItemContent({ children }: Props): ReactNode {
  return (
    <DocItemContent>
      <PageActions />
      <GuideChanges />
      <TabList />
      {children}
    </DocItemContent>
  );
}
