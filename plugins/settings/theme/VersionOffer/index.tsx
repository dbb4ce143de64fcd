import Link from '@docusaurus/Link';
import { useDocsVersion, type GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { createStorageSlot } from '@docusaurus/theme-common';
import { describeTarget } from '@site/plugins/navigation/client/describeTarget';
import { useVersionLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { useVersionLinks } from '@site/plugins/navigation/client/useVersionLinks';
import { useState, type ReactNode } from 'react';
import { useMyVersion } from '../../client/useMyVersion';
import styles from './styles.module.css';

/** Returns the slot with the version that the reader declined to switch to, stored for the session. */
const declinedVersion = () =>
  createStorageSlot('declined-version', { persistence: 'sessionStorage' });

/** Offers the reader's version when they open a page of another version from outside the site. */
export default function VersionOffer(): ReactNode {
  const shown = useDocsVersion();
  const { version } = useMyVersion(shown.pluginId);
  const labelOf = useVersionLabel();
  const { action } = useHistory();
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined || !version || version.name === shown.version) {
    return null;
  }
  // Readers who follow a link within the site have chosen that version deliberately.
  if (action !== 'POP' || document.referrer.startsWith(`${location.origin}/`)) {
    return null;
  }
  const decline = () => {
    declinedVersion().set(version.name);
    setDeclined(true);
  };
  return declinedVersion().get() === version.name ? null : (
    <Offer
      version={version}
      shown={labelOf({ name: shown.version, label: shown.label })}
      onDecline={decline}
    />
  );
}

interface OfferProps {
  readonly version: GlobalVersion;
  /** Label of the version on screen. */
  readonly shown: string;
  readonly onDecline: () => void;
}

/** Note with the offer. It overlays the page, so that nothing moves, and does not take the focus. */
function Offer({ version, shown, onDecline }: OfferProps): ReactNode {
  const { pluginId } = useDocsVersion();
  const mine = useVersionLabel()(version);
  const { linkTo, leaveBy } = useVersionLinks(pluginId);
  const link = linkTo(version);
  return (
    <section
      className={styles.offer}
      aria-label={translate({
        id: 'versionOffer.label',
        message: 'Your version',
        description: 'Name of the note that offers to switch to the version a reader uses',
      })}
    >
      <p className={styles.text}>
        <Translate
          id="versionOffer.text"
          description="Note on a page of another version than the one a reader uses"
          values={{ mine, shown }}
        >
          {'You use {mine}; this page is about {shown}.'}
        </Translate>
      </p>
      <Link className={styles.action} to={link.to} onClick={() => leaveBy(link)}>
        <Translate
          id="versionOffer.accept"
          description="Link to the version a reader uses"
          values={{ mine: describeTarget(mine, link.opens) }}
        >
          {'Switch to {mine}'}
        </Translate>
      </Link>
      <button type="button" className={styles.action} onClick={onDecline}>
        <Translate
          id="versionOffer.decline"
          description="Button that closes the note about the version a reader uses"
        >
          Stay here
        </Translate>
      </button>
    </section>
  );
}
