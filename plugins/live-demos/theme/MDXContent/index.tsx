import MDXContent from '@theme-init/MDXContent';
import { useMemo, type ComponentProps } from 'react';
import { ServedStyles } from '../../client/ServedStyles';

/** A page's content, the demos of which share their styles. */
export default function MDXContentWithDemos(props: ComponentProps<typeof MDXContent>) {
  const served = useMemo(() => new Set<string>(), []);
  return (
    <ServedStyles.Provider value={served}>
      <MDXContent {...props} />
    </ServedStyles.Provider>
  );
}
