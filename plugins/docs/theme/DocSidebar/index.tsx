import DocSidebar from '@theme-init/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import type { ReactNode } from 'react';
import { pageOfTab } from '../../tabAddress';

/** Shows a tab's page as the one on screen. */
export default function TabbedDocSidebar(props: Props): ReactNode {
  return <DocSidebar {...props} path={pageOfTab(props.path)} />;
}
