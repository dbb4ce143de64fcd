import MDXContent from '@theme-original/MDXContent';
import { useMemo, type ComponentProps } from 'react';
import type { ServedPage } from '@site/plugins/demos/shared/types';
import { ServedStyles } from '@site/plugins/demos/page/client/ServedStyles';

/** Renders a page's content, and shares styles between its demos. */
export default function MDXContentWithDemos(props: ComponentProps<typeof MDXContent>) {
  const served = useMemo<ServedPage>(() => ({ styles: new Set(), demos: new Map() }), []);
  return (
    <ServedStyles.Provider value={served}>
      <MDXContent {...props} />
    </ServedStyles.Provider>
  );
}
