import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import TabList from './TabList';

/**
 * Tabs, as the classic theme has them, but without mounting everything again after hydration: what the server rendered
 * inside the panels stays. The chosen tab is read from the browser's storage in a layout effect, so hydration matches.
 */
export default function Tabs(props: Props) {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className="theme-tabs-container tabs-container">
        <TabList className={props.className} />
        {sanitizeTabsChildren(props.children)}
      </div>
    </TabsProvider>
  );
}
