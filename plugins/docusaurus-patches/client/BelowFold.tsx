import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { afterPaint } from '../../../lib/browser/afterPaint';
import { FOLD_HEIGHT } from './foldHeight';

interface Props {
  /** Elements, or a function that creates them when they are needed. */
  readonly children: ReactNode | (() => ReactNode);
}

/**
 * Renders the part of a page below the fold. The server's HTML always includes it. After a page change inside the site,
 * it renders in a transition once the top of the page has painted. It renders immediately where a reader may land in
 * the middle of the page: on back navigation, at a heading's anchor, or in a very tall window.
 */
export default function BelowFold({ children }: Props): ReactNode {
  const isHydrating = !useIsBrowser();
  const { action, location } = useHistory();
  const [isShown, setShown] = useState(
    () =>
      isHydrating ||
      action === 'POP' ||
      location.hash !== '' ||
      window.innerHeight > FOLD_HEIGHT ||
      document.hidden,
  );
  useEffect(
    () => (isShown ? undefined : afterPaint(() => startTransition(() => setShown(true)))),
    [isShown],
  );
  return useMemo(() => {
    if (!isShown) {
      return null;
    }
    return typeof children === 'function' ? children() : children;
  }, [isShown, children]);
}
