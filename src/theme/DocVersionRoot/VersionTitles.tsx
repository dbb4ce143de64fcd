import { translate } from '@docusaurus/Translate';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { majorLabel, type DocsVersion } from '@site/src/versions';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

interface Props {
  /** `null` for pages that belong to no version. */
  readonly version: DocsVersion | null;
  readonly children: ReactNode;
}

/**
 * Adds the version to the page titles of all versions except the current one. Tabs, bookmarks and search results show
 * little more than the title, and several versions may have the same page.
 */
export default function VersionTitles({ version, children }: Props): ReactNode {
  const name = version && version.path !== '' ? version.name : null;
  const formatter = useCallback<Formatter>(
    ({ defaultFormatter, ...params }) =>
      defaultFormatter(name === null ? params : { ...params, title: titleIn(name, params.title) }),
    [name],
  );
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
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
