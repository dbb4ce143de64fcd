import { type ComponentType, useEffect, useRef, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/CodeBlock';
import PlainListing from './PlainListing';

const NOTHING = { __html: '' };

let loadedListing: ComponentType<Props> | undefined;

/** In the browser: keeps what the server rendered; where there is nothing to keep, fetches the highlighter. */
export default function KeptListing(props: Props) {
  const isHydrating = !useIsBrowser();
  const [keptCode] = useState(() => (isHydrating ? props.children : undefined));
  const [isMissing, setMissing] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const isKept = keptCode !== undefined && keptCode === props.children && !isMissing;

  useEffect(() => {
    if (isKept && !element.current?.hasChildNodes()) {
      setMissing(true);
    }
  }, [isKept]);

  if (isKept) {
    return (
      <div
        ref={element}
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
  useEffect(() => {
    if (Listing === undefined) {
      void import('./Listing').then((module) => {
        loadedListing = module.default;
        setListing(() => module.default);
      });
    }
  }, [Listing]);
  return Listing === undefined ? <PlainListing {...props} /> : <Listing {...props} />;
}
