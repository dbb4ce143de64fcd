import DocSidebar from '@theme-init/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import type { ReactNode } from 'react';
import { pageOfTab } from '../../tabAddress';

/** Marks the page of the current tab as the current page. */
export default function TabbedDocSidebar(props: Props): ReactNode {
  return <DocSidebar {...props} path={pageOfTab(props.path)} />;
}
