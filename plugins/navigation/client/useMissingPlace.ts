import { useLocation } from '@docusaurus/router';
import { REGION_FILLED } from '@site/src/components/StaticRegion';
import { useEffect, useState } from 'react';

/** Parts of a page may come after it; milliseconds. */
const SETTLED = 800;

/** Anchors of headings and reference entries; missing demos have their own notice. */
const PLACE = /^(?!demo-)[\p{L}\p{N}_.-]+$/u;

/** In front of the name of a member: `prop-rows`, and `data-grid-prop-rows` where several entries share a page. */
const MEMBER = /^(?:[a-z-]+-)?(?:prop|slot|class|event|method|param|member|selector)-(?=\w)/;

/** The place of the page that the address names and the page does not have; `null` when there is none. */
export function useMissingPlace(): string | null {
  const { pathname, hash } = useLocation();
  const [missing, setMissing] = useState<{ address: string; name: string } | null>(null);
  const address = pathname + hash;
  useEffect(() => {
    const place = decodeURIComponent(hash.slice(1));
    if (!PLACE.test(place)) {
      return undefined;
    }
    const look = () => {
      const isThere = document.getElementById(place) !== null;
      setMissing(isThere ? null : { address, name: place.replace(MEMBER, '') });
    };
    const timer = setTimeout(look, SETTLED);
    document.addEventListener(REGION_FILLED, look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(REGION_FILLED, look);
    };
  }, [address, hash]);
  return missing?.address === address ? missing.name : null;
}
