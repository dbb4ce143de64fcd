import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { arriveAt } from '@site/lib/browser/arriveAt';
import { fetchRegion, RegionError } from './fetchRegion';
import { useSiteLinks } from './useSiteLinks';

/** Said by a region that has fetched its HTML. */
export const REGION_FILLED = 'docs:region-filled';

export interface Props {
  /** Unique on the page. */
  readonly id: string;
  /** What the server renders; `null` in the browser's bundle. */
  readonly content: ReactNode | null;
  readonly className?: string;
}

/**
 * HTML that the server renders and the browser never hydrates. Import what it shows with the query
 * `?static-region`, which makes the import `null` in the browser, and hand over `null` as `content`
 * there. On the first page of a visit the server's HTML stays as it is; after a change of page
 * inside the site the region fetches the HTML of its page.
 */
export default function StaticRegion({ id, content, className }: Props): ReactNode {
  const linkHandlers = useSiteLinks();
  return content === null ? (
    <FetchedRegion id={id} className={className} />
  ) : (
    <div id={id} className={className} {...linkHandlers}>
      {content}
    </div>
  );
}

function FetchedRegion({ id, className }: Omit<Props, 'content'>): ReactNode {
  const { pathname, hash } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const linkHandlers = useSiteLinks();

  useEffect(() => {
    if (element.current === null || element.current.childNodes.length > 0) {
      return undefined;
    }
    let isWanted = true;
    fetchRegion(pathname, id).then(
      (fetched) => isWanted && setHtml(fetched),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [pathname, id]);

  useEffect(() => {
    const target = html && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target && element.current?.contains(target)) {
      arriveAt(target);
    }
    if (html) {
      element.current?.dispatchEvent(new Event(REGION_FILLED, { bubbles: true }));
    }
  }, [html, hash]);

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
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
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
