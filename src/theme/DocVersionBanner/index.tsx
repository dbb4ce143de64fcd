import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionBanner';
import VersionOffer from '@theme/VersionOffer';
import { useVersionLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { useVersionLinks } from '@site/plugins/navigation/client/useVersionLinks';
import { currentVersionOf, majorLabel } from '@site/src/versions';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ArrivalNote from './ArrivalNote';
import styles from './styles.module.css';

type Banner = NonNullable<ReturnType<typeof useDocsVersion>['banner']>;

function Notice({ banner, version }: { readonly banner: Banner; readonly version: string }) {
  const values = { version: <strong>{version}</strong> };
  return banner === 'unreleased' ? (
    <Translate
      id="versionBanner.unreleased"
      description="Banner on pages of the version after the default one"
      values={values}
    >
      {'You are reading about {version}, a newer version than the default one.'}
    </Translate>
  ) : (
    <Translate
      id="versionBanner.unmaintained"
      description="Banner on pages of a version that gets no more releases"
      values={values}
    >
      {'You are reading about {version}, which is no longer maintained.'}
    </Translate>
  );
}

function LinkToLatest({ pluginId }: { readonly pluginId: string }): ReactNode {
  const latest = useLatestVersion(pluginId);
  const labelOf = useVersionLabel();
  const version = labelOf(latest);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { linkTo, leaveBy } = useVersionLinks(pluginId);
  const link = linkTo(latest);
  const { opens } = link;
  const leave = () => {
    leaveBy(link);
    savePreferredVersionName(latest.name);
  };
  return (
    <Link to={link.to} onClick={leave}>
      {opens === 'page' ? (
        <Translate
          id="versionBanner.samePage"
          description="Link in the version banner to the same page of the current version"
          values={{ version }}
        >
          {'This page for {version}'}
        </Translate>
      ) : opens === 'topic' ? (
        <Translate
          id="versionBanner.sameTopic"
          description="Link in the version banner to the page of the current version that has the topic"
          values={{ version }}
        >
          {'This topic for {version}'}
        </Translate>
      ) : (
        <Translate
          id="versionBanner.startPage"
          description="Link in the version banner, where the current version does not have the page"
          values={{ version }}
        >
          {'Documentation of {version}'}
        </Translate>
      )}
    </Link>
  );
}

/** Links the page that upgrades the reader's code from the version on screen. */
function LinkToUpgrade({ from }: { readonly from: string }): ReactNode {
  const current = currentVersionOf('x');
  const address = useBaseUrl(`/${current.base}upgrade/?from=${from}&to=${current.name}`);
  return (
    <Link to={address}>
      <Translate
        id="versionBanner.upgrade"
        description="Link in the version banner to the page that upgrades code"
        values={{ version: majorLabel(current.name) }}
      >
        {'Upgrade your code to {version}'}
      </Translate>
    </Link>
  );
}

interface VersionNoteProps extends Props {
  readonly banner: Banner;
}

/**
 * States which version the reader sees, on pages of all versions except the current one, and where to find the current
 * one.
 */
function VersionNote({ banner, className }: VersionNoteProps): ReactNode {
  const { version: name, label, pluginId } = useDocsVersion();
  const version = useVersionLabel()({ name, label });
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        styles.banner,
        styles[banner],
      )}
      role="note"
      aria-label={translate({
        id: 'versionBanner.label',
        message: 'About this version',
        description: 'Name of the banner on pages of preview and old versions',
      })}
    >
      <bdi>
        <Notice banner={banner} version={version} />
      </bdi>{' '}
      <bdi>
        <LinkToLatest pluginId={pluginId} />
      </bdi>
      {banner === 'unmaintained' && (
        <>
          {' '}
          <bdi>
            <LinkToUpgrade from={name} />
          </bdi>
        </>
      )}
    </div>
  );
}

/**
 * Renders the notice about a page's version: a warning on all versions except the current one, and an offer to switch
 * to
 * the reader's version.
 */
export default function DocVersionBanner(props: Props): ReactNode {
  const { banner } = useDocsVersion();
  return (
    <>
      {banner && <VersionNote banner={banner} {...props} />}
      <ArrivalNote />
      <VersionOffer />
    </>
  );
}
