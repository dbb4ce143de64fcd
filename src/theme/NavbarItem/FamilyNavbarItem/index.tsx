import {
  useActiveDocContext,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props as DefaultProps } from '@theme/NavbarItem/DefaultNavbarItem';
import { useMainPluginId } from '@site/lib/browser/docsPlugins';
import { areaTarget } from '@site/plugins/navigation/client/areaTarget';
import type { NavigationData } from '@site/plugins/navigation/types';
import { splitLanguage } from '@site/src/paths/language';
import { productOf, type Product } from '@site/src/paths/products';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface Props extends DefaultProps {
  readonly product: Product;
}

/**
 * Renders a link to a component family in the version on screen, with the family's release number. If that version does
 * not
 * document the family, the link leads to the current version.
 */
export default function FamilyNavbarItem({ product, label, ...props }: Props): ReactNode {
  const plugin = useMainPluginId();
  const target = areaTarget(`react-${product}`, useDocsVersionCandidates(plugin));
  const { activeDoc } = useActiveDocContext(plugin);
  const releases = usePluginData('navigation') as NavigationData;
  if (target === null) {
    return null;
  }
  const isActive = activeDoc && productOf(splitLanguage(activeDoc.path).path) === product;
  const named = (
    <span>
      {label} <span className={styles.release}>{releases[target.version.name]?.[product]}</span>
    </span>
  );
  return (
    <DefaultNavbarItem
      {...props}
      // Links only render the label as a child, so a React node works as well as a string.
      label={named as unknown as string}
      to={target.page.path}
      isActive={() => Boolean(isActive)}
      aria-current={activeDoc?.id === target.page.id ? 'page' : 'true'}
    />
  );
}
