import { translate } from '@docusaurus/Translate';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, type ReactNode } from 'react';
import { versionOfPlugin } from '@site/src/versions';
import { LISTS, listAddress } from '../../lists/listAddress';
import styles from './styles.module.css';

interface Props {
  /** Address of the page as Markdown. */
  readonly markdown: string;
  /** @param isDone whether the focus goes back to where it came from */
  readonly onClose: (isDone: boolean) => void;
}

/** Links to the page in other forms. */
export default function PageMenu({ markdown, onClose }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const base = useBaseUrl('/');
  const { pluginId, version } = useDocsVersion();

  useEffect(() => list.current?.querySelector('a')?.focus(), []);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!list.current?.parentElement?.contains(target as Node)) {
        onClose(false);
      }
    };
    const events = ['pointerdown', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, closeOutside));
    return () => events.forEach((event) => document.removeEventListener(event, closeOutside));
  }, [onClose]);

  return (
    <ul
      ref={list}
      className={styles.menu}
      onKeyDown={({ key }) => key === 'Escape' && onClose(true)}
    >
      <li>
        <a href={markdown}>
          {translate({
            id: 'pageActions.markdown',
            message: 'View as Markdown',
            description: 'Link to the page as text',
          })}
        </a>
      </li>
      <li>
        <a href={listAddress(base, versionOfPlugin(pluginId, version), LISTS.index)}>
          {translate({
            id: 'pageActions.list',
            message: 'All pages for assistants (llms.txt)',
            description: 'Link to the list of all pages as Markdown',
          })}
        </a>
      </li>
    </ul>
  );
}
