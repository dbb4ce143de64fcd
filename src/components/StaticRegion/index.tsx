import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { arriveAt } from '@site/lib/browser/arriveAt';
import { fetchRegion, readRegion, RegionError } from './fetchRegion';
import { useSiteLinks } from './useSiteLinks';

/** React leaves alone what is in an element of which it is told this. */
const NOTHING = { __html: '' };

/** Said by a region that shows what it has to show, but for the first page of a visit. */
export const REGION_FILLED = 'docs:region-filled';

export interface Props {
  /** Unique on the page. */
  readonly id: string;
  /** Content on the server; `null` in the browser's bundle. */
  readonly content: ReactNode | null;
  readonly className?: string;
}

/**
 * HTML that the server renders and the browser never hydrates. Import what it shows with the query
 * `?static-region`, which makes the import `null` in the browser, and hand over `null` as `content`
 * there. On the first page of a visit the server's HTML stays as it is; after a change of page
 * inside the site the region has what is in the HTML of its page, which is fetched with the page.
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

  // What is there already belongs to the first frame that shows the page.
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

/** Puts what a region shows into it, and goes to the place in it that the address names. */
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
