import { translate } from '@docusaurus/Translate';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';
import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { majorLabel, versionOfPlugin } from '@site/src/versions';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/**
 * Adds the version to the page titles of all versions except the current one. Tabs, bookmarks and search results show
 * little
 * more than the title, and several versions may have the same page.
 */
export default function VersionedTitles(props: Props): ReactNode {
  const { pluginId, version: docusaurusName } = props.version;
  const version = versionOfPlugin(pluginId, docusaurusName);
  const formatter = useCallback<Formatter>(
    ({ defaultFormatter, ...params }) =>
      defaultFormatter(
        version.path === '' ? params : { ...params, title: titleIn(version.name, params.title) },
      ),
    [version],
  );
  return (
    <TitleFormatterProvider formatter={formatter}>
      <DocVersionRoot {...props} />
    </TitleFormatterProvider>
  );
}

function titleIn(version: string, title: string): string {
  return translate(
    {
      id: 'title.version',
      message: '{title} ({version})',
      description: 'Title in the browser of a page of a version that is not the current one',
    },
    { title, version: majorLabel(version) },
  );
}
