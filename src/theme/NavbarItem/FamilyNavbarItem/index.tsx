import {
  useActiveDocContext,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props as DefaultProps } from '@theme/NavbarItem/DefaultNavbarItem';
import { areaTarget } from '@site/plugins/navigation/client/areaTarget';
import type { ReactNode } from 'react';

export interface Props extends DefaultProps {
  /** The folder of the family's pages: `react-data-grid`. */
  readonly area: string;
  /** The folder of its reference, below `api`. */
  readonly api: string;
}

/**
 * A link to a family of components in the version on screen; in the current one where that version
 * does not document the family.
 */
export default function FamilyNavbarItem({ area, api, ...props }: Props): ReactNode {
  const target = areaTarget(area, useDocsVersionCandidates());
  const page = useActiveDocContext(undefined).activeDoc?.id ?? '';
  if (target === null) {
    return null;
  }
  const isActive = page.startsWith(`${area}/`) || page.startsWith(`api/${api}/`);
  return (
    <DefaultNavbarItem
      {...props}
      to={target.path}
      isActive={() => isActive}
      aria-current={page === target.id ? 'page' : 'true'}
    />
  );
}
