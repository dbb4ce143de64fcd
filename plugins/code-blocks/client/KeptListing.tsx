import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/CodeBlock';
import { whenIdle } from '../../../lib/browser/whenIdle';
import PlainListing from './PlainListing';

const NOTHING = { __html: '' };

let loadedListing: ComponentType<Props> | undefined;

/** In the browser: keeps what the server rendered; where there is nothing to keep, fetches the highlighter. */
export default function KeptListing(props: Props) {
  const isHydrating = !useIsBrowser();
  const [keptCode] = useState(() => (isHydrating ? props.children : undefined));
  const [isMissing, setMissing] = useState(false);
  const checkElement = useCallback((element: HTMLDivElement | null) => {
    if (element !== null && !element.hasChildNodes()) {
      setMissing(true);
    }
  }, []);
  const isKept = keptCode !== undefined && keptCode === props.children && !isMissing;

  if (isKept) {
    return (
      <div
        ref={checkElement}
        className="docs-listing"
        dangerouslySetInnerHTML={NOTHING}
        suppressHydrationWarning
      />
    );
  }
  return (
    <div key="drawn" className="docs-listing">
      <DrawnListing {...props} />
    </div>
  );
}

function DrawnListing(props: Props) {
  const [Listing, setListing] = useState(() => loadedListing);
  useEffect(
    () =>
      // The page comes first; its text is there already.
      Listing === undefined
        ? whenIdle(() => {
            void import('./Listing').then((module) => {
              loadedListing = module.default;
              startTransition(() => setListing(() => module.default));
            });
          })
        : undefined,
    [Listing],
  );
  return Listing === undefined ? <PlainListing {...props} /> : <Listing {...props} />;
}
