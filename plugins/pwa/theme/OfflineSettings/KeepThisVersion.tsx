import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import { useMainPluginId } from '@site/lib/browser/docsPlugins';
import panelStyles from '@site/plugins/settings/theme/Settings/Panel/styles.module.css';
import { useEffect, useState, type ReactNode } from 'react';
import type { KeepPlan } from '../../client/readPlan';
import { useOffline } from '../../client/useOffline';
import type { KeptVersion } from '../../types';
import KeepProblem from './KeepProblem';
import Progress from './Progress';
import Size from './Size';

/** Stores the complete version on screen. */
export default function KeepThisVersion(): ReactNode {
  const plugin = useMainPluginId();
  const latest = useLatestVersion(plugin);
  const version = useActiveVersion(plugin) ?? latest;
  const [{ kept, download, problem }, store] = useOffline();
  const [plan, setPlan] = useState<KeepPlan | null>(null);
  useEffect(() => {
    let isWanted = true;
    store.readPlan(version.name).then(
      (read) => isWanted && setPlan(read),
      () => isWanted && setPlan(null),
    );
    return () => {
      isWanted = false;
    };
  }, [store, version.name]);
  const own = kept?.find((each) => each.version === version.name);
  const isLoading = download?.version === version.name;
  return (
    <div>
      <p className={panelStyles.label}>
        <Translate
          id="offline.keep.label"
          description="What can be kept offline: a version in the language of the page"
          values={{ version: version.label }}
        >
          {'{version}, in this language, with demos and search'}
        </Translate>
      </p>
      {isLoading ? (
        <Progress download={download} onCancel={() => store.cancel()} />
      ) : (
        <Choices
          kept={own}
          plan={plan}
          isBusy={download !== null}
          onKeep={() => void store.keep(version.name)}
          onRemove={() => void store.remove(version.name)}
        />
      )}
      <div role="status">{problem && <KeepProblem problem={problem} />}</div>
    </div>
  );
}

interface ChoicesProps {
  readonly kept: KeptVersion | undefined;
  readonly plan: KeepPlan | null;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

function Choices({ kept, plan, isBusy, onKeep, onRemove }: ChoicesProps): ReactNode {
  const isNewest = kept?.isComplete && (plan === null || kept.build === plan.build);
  return (
    <>
      <span className={panelStyles.hint}>
        {kept ? <KeptHint kept={kept} isNewest={isNewest === true} /> : <SizeHint plan={plan} />}
      </span>
      {!isNewest && (
        <button
          type="button"
          className={panelStyles.button}
          disabled={plan === null || isBusy}
          onClick={onKeep}
        >
          <KeepLabel kept={kept} />
        </button>
      )}{' '}
      {kept && (
        <button type="button" className={panelStyles.button} onClick={onRemove}>
          <Translate id="offline.remove" description="Button that removes a kept version">
            Remove
          </Translate>
        </button>
      )}
    </>
  );
}

function KeepLabel({ kept }: { readonly kept: KeptVersion | undefined }): ReactNode {
  if (!kept) {
    return (
      <Translate id="offline.keep" description="Button that downloads a version">
        Keep this version offline
      </Translate>
    );
  }
  return kept.isComplete ? (
    <Translate id="offline.keep.update" description="Button that downloads a kept version again">
      Update
    </Translate>
  ) : (
    <Translate id="offline.keep.continue" description="Button that resumes a download">
      Resume
    </Translate>
  );
}

function SizeHint({ plan }: { readonly plan: KeepPlan | null }): ReactNode {
  return plan ? (
    <Translate
      id="offline.keep.size"
      description="Before a version is downloaded: the room it takes on the device"
      values={{ size: <Size bytes={plan.bytes} />, count: plan.files.length }}
    >
      {
        'Uses {size} on this device ({count} files). The download is smaller because it is compressed.'
      }
    </Translate>
  ) : (
    <Translate
      id="offline.keep.noSize"
      description="Shown instead of the size of a version, which could not be loaded"
    >
      Go online to see the size.
    </Translate>
  );
}

function KeptHint({
  kept,
  isNewest,
}: {
  readonly kept: KeptVersion;
  readonly isNewest: boolean;
}): ReactNode {
  const values = { size: <Size bytes={kept.bytes} /> };
  if (!kept.isComplete) {
    return (
      <Translate
        id="offline.keep.stopped"
        description="A version of which only a part was downloaded"
        values={values}
      >
        {'Part of {size} is stored on this device.'}
      </Translate>
    );
  }
  return isNewest ? (
    <Translate id="offline.keep.done" description="A version that was downloaded" values={values}>
      {'Stored on this device: {size}.'}
    </Translate>
  ) : (
    <Translate
      id="offline.keep.old"
      description="A version that was downloaded, of which there is a newer copy"
      values={values}
    >
      {'Stored on this device: {size}. An update is available.'}
    </Translate>
  );
}
