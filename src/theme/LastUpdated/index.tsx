import { ThemeClassNames } from '@docusaurus/theme-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LastUpdated from '@theme-original/LastUpdated';
import type { Props } from '@theme/LastUpdated';
import { useCallback, useState, type ReactNode } from 'react';

const NOTHING = { __html: '' };

/**
 * Keeps the server-rendered date of the last change. On a slow phone, creating the date formatter again takes longer
 * than
 * rendering the rest of the footer.
 */
export default function KeptLastUpdated(props: Props): ReactNode {
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isKept, setKept] = useState(isHydrating);
  // The development server renders no date.
  const checkElement = useCallback((element: HTMLSpanElement | null) => {
    if (element?.hasChildNodes() === false) {
      setKept(false);
    }
  }, []);
  return isKept ? (
    <span
      ref={checkElement}
      className={ThemeClassNames.common.lastUpdated}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
    />
  ) : (
    <LastUpdated {...props} />
  );
}
