import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { arriveAt } from '@site/lib/browser/arriveAt';
import { fetchRegion, readRegion, RegionError } from './fetchRegion';
import { useSiteLinks } from './useSiteLinks';

/** Tells React to leave the element's existing content unchanged. */
const NOTHING = { __html: '' };

/** Event that a region dispatches once its content is in the DOM, except on the first page of a visit. */
export const REGION_FILLED = 'docs:region-filled';

export interface Props {
  /** Unique on the page. */
  readonly id: string;
  /** Content on the server; `null` in the browser's bundle. */
  readonly content: ReactNode | null;
  readonly className?: string;
}

/**
 * Renders HTML on the server that the browser never hydrates. Import the content with the query `?static-region`, which
 * makes the import `null` in the browser, and pass `null` as `content` there. On the first page of a visit the server's
 * HTML stays in place. After a navigation within the site, the region takes its content from the HTML of the new page,
 * which is fetched together with the page.
 */
export default function StaticRegion({ id, content, className }: Props): ReactNode {
  return content === null ? (
    <FetchedRegion id={id} className={className} />
  ) : (
    <RenderedRegion id={id} className={className} content={content} />
  );
}

function RenderedRegion({ id, content, className }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const linkHandlers = useSiteLinks();
  useEffect(() => say(element.current), []);
  return (
    <div ref={element} id={id} className={className} {...linkHandlers}>
      {content}
    </div>
  );
}

function FetchedRegion({ id, className }: Omit<Props, 'content'>): ReactNode {
  const { pathname, hash } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const linkHandlers = useSiteLinks();

  // Content that is already loaded must be in the first frame of the page.
  useIsomorphicLayoutEffect(() => {
    const region = element.current;
    if (region === null || region.childNodes.length > 0) {
      return undefined;
    }
    const loaded = readRegion(pathname, id);
    if (loaded) {
      fill(region, loaded, hash);
      return undefined;
    }
    let isWanted = true;
    fetchRegion(pathname, id).then(
      (fetched) => isWanted && fill(region, fetched, hash),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [pathname, hash, id]);

  if (failure !== null) {
    const isTold = failure instanceof RegionError && !failure.isFirst;
    return isTold ? null : <ReloadNotice pathname={pathname} />;
  }
  return (
    <div
      ref={element}
      id={id}
      className={className}
      {...linkHandlers}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

/** Inserts the content into a region and scrolls to the element that the hash refers to. */
function fill(region: HTMLElement, content: Node[], hash: string): void {
  region.replaceChildren(...content);
  say(region);
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (place && region.contains(place)) {
    arriveAt(place);
  }
}

function say(region: HTMLElement | null): void {
  region?.dispatchEvent(new Event(REGION_FILLED, { bubbles: true }));
}

function ReloadNotice({ pathname }: { readonly pathname: string }): ReactNode {
  return (
    <p role="alert">
      <Translate
        id="staticRegion.failed"
        description="Shown in place of a part of the page that could not be fetched"
      >
        This part of the page could not be loaded.
      </Translate>{' '}
      <a href={pathname}>
        <Translate id="staticRegion.reload" description="Link that reloads the page">
          Load the page again
        </Translate>
      </a>
    </p>
  );
}
