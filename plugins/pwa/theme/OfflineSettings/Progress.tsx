import Translate, { translate } from '@docusaurus/Translate';
import panelStyles from '@site/plugins/settings/theme/Settings/Panel/styles.module.css';
import type { ReactNode } from 'react';
import type { Download } from '../../client/offlineStore';
import Size from './Size';
import styles from './styles.module.css';

interface Props {
  readonly download: Download;
  readonly onCancel: () => void;
}

/** Shows the progress of a download. */
export default function Progress({ download, onCancel }: Props): ReactNode {
  const { stored, bytes } = download;
  return (
    <>
      <progress
        className={styles.progress}
        value={stored}
        max={bytes}
        aria-label={translate({
          id: 'offline.progress.label',
          message: 'Download of the version',
          description: 'Name of the bar that shows how far a download has come',
        })}
      />
      <span className={panelStyles.hint}>
        <Translate
          id="offline.progress"
          description="How far a download has come"
          values={{ stored: <Size bytes={stored} />, size: <Size bytes={bytes} /> }}
        >
          {'{stored} of {size}'}
        </Translate>
      </span>
      <button type="button" className={panelStyles.button} onClick={onCancel}>
        <Translate id="offline.cancel" description="Button that stops a download">
          Cancel
        </Translate>
      </button>
    </>
  );
}
