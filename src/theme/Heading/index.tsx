import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';
import { useTitleMarks } from '@site/plugins/navigation/client/PageMarksProvider';
import { isEntryAddress } from '@site/src/paths/apiEntry';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Renders the page title with its plan and its flags. It has no anchor, because the address of the page leads to it.
 */
function MarkedTitle({ children, id: _, ...props }: Omit<Props, 'as'>): ReactNode {
  const { plan, flags = [] } = useTitleMarks();
  const isName = isEntryAddress(useLocation().pathname);
  return (
    <h1 {...props} translate={isName ? 'no' : undefined}>
      {children}
      {plan && <PlanTag plan={plan} className={styles.mark} />}
      {flags.map((flag) => (
        <FlagTag key={flag} flag={flag} className={styles.mark} />
      ))}
    </h1>
  );
}

/**
 * Renders a heading with a link to it. The link's label does not repeat the heading, which screen readers would read
 * twice.
 */
function LinkedHeading({ as: As, id, children, className, ...props }: Props & { id: string }) {
  const name = translate({
    id: 'heading.link',
    message: 'Link to this section',
    description: 'Name of the link behind a heading, which leads to the heading itself',
  });
  useBrokenLinks().collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', useAnchorTargetClassName(id), className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={name} title={name} translate="no">
        &#8203;
      </Link>
    </As>
  );
}

/** Renders the page title with its plan and its flags, and all other headings that have an id with a link. */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  if (As === 'h1') {
    return <MarkedTitle {...props} />;
  }
  return id ? <LinkedHeading {...props} as={As} id={id} /> : <As {...props} />;
}
