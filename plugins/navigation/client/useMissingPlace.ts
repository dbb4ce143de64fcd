import { useLocation } from '@docusaurus/router';
import { REGION_FILLED } from '@site/plugins/docusaurus-patches/client/static-regions';
import { useEffect, useState } from 'react';

/** Time in milliseconds to wait for late parts of a page. */
const SETTLED = 800;

/** Anchors of headings and reference entries; missing demos have a separate notice. */
const PLACE = /^(?!demo-)[\p{L}\p{N}_.-]+$/u;

/** Prefix of a member's name: `prop-rows`, or `data-grid-prop-rows` if several entries share a page. */
const MEMBER = /^(?:[a-z-]+-)?(?:prop|slot|class|event|method|param|member|selector)-(?=\w)/;

/** Returns the place in the address that the page does not have; `null` if there is none. */
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
