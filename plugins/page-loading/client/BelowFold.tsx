import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { afterPaint } from '../../../lib/browser/afterPaint';
import { FOLD_HEIGHT } from './foldHeight';

interface Props {
  /** Elements, or what makes them when they are needed. */
  readonly children: ReactNode | (() => ReactNode);
}

/**
 * The part of a page that no reader sees at first. It is in the server's HTML like all the rest; after a change of page
 * inside the site it is rendered once the beginning has been painted, without blocking anything. Where a reader may land
 * in the middle it is there at once: on the way back, at a heading's address, in a very high window.
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
