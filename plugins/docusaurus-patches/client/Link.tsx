import DocusaurusLink from '@docusaurus/core/lib/client/exports/Link';
import type { Props } from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- runs in browsers too, where Docusaurus' Link uses it
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { isInDocument } from '@site/lib/browser/isInDocument';
import { forwardRef, type MouseEvent, type Ref } from 'react';

/**
 * Replaces Docusaurus' `Link` for addresses inside the site. It renders the same element with one component instead of
 * five, does not render again when the location changes, and does not observe whether it is in view. This matters
 * because a page shows hundreds of links. The browser follows links to other parts of the site.
 */
export default forwardRef<HTMLAnchorElement, Props>(function Link(props, ref) {
  const address = props.to ?? props.href;
  const isPage =
    typeof address === 'string' && address.startsWith('/') && !address.startsWith('//');
  const isRouted =
    isPage && !(props.isNavLink && isInDocument(address)) && (props.target ?? '_self') === '_self';
  return isRouted ? (
    <PageLink {...props} address={address} anchorRef={ref} />
  ) : (
    <DocusaurusLink {...props} ref={ref as Ref<HTMLAnchorElement>} />
  );
});

interface PageLinkProps extends Props {
  readonly address: string;
  readonly anchorRef: Ref<HTMLAnchorElement>;
}

function PageLink({
  address,
  anchorRef,
  to: _to,
  href: _href,
  isNavLink,
  activeClassName: _activeClassName,
  isActive: _isActive,
  'aria-current': current,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': _noBrokenLinkCheck,
  onClick,
  ...props
}: PageLinkProps) {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const target = applyTrailingSlash(autoAddBaseUrl ? withBaseUrl(address) : address, {
    trailingSlash,
    baseUrl,
  });
  const isElsewhere = !isInDocument(target);
  const preload = () => {
    if (!isElsewhere) {
      void window.docusaurus.preload(target);
    }
  };

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isElsewhere && isPlainClick(event)) {
      event.preventDefault();
      // A link to the page on screen must not add a history entry.
      const isHere = history.createHref(history.location) === target;
      (isHere ? history.replace : history.push)(target);
    }
  }

  return (
    <a
      {...props}
      // Menu entries pass the value that applies when they are active.
      aria-current={isNavLink ? undefined : current}
      href={target}
      ref={anchorRef}
      onClick={follow}
      onMouseEnter={preload}
      onTouchStart={preload}
    />
  );
}

function isPlainClick({
  button,
  defaultPrevented,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
