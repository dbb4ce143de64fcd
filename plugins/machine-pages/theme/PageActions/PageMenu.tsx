import { translate } from '@docusaurus/Translate';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useEffect, useRef, type ReactNode } from 'react';
import { announceCopy } from '@site/lib/browser/announceCopy';
import { copyText } from '@site/lib/browser/copyText';
import { versionOfPlugin } from '@site/src/versions';
import { LISTS, listAddress } from '../../lists/listAddress';
import type { MachineData } from '../../types';
import { copiedLabel } from './copiedLabel';
import styles from './styles.module.css';

interface Props {
  /** Address of the page as Markdown. */
  readonly markdown: string;
  /** @param isDone whether focus returns to the element that had it before */
  readonly onClose: (isDone: boolean) => void;
}

/** Assistants that readers can open through a link. Nothing is loaded from them before that. */
const ASSISTANTS: readonly Assistant[] = [
  { name: 'Claude', start: 'https://claude.ai/new?q=' },
  { name: 'ChatGPT', start: 'https://chatgpt.com/?q=' },
];

/** Renders links to other formats of the page. */
export default function PageMenu({ markdown, onClose }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const base = useBaseUrl('/');
  const { siteConfig } = useDocusaurusContext();
  const { pluginId, version } = useDocsVersion();
  const data = usePluginData('machine-pages') as MachineData | undefined;

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

  const question = translate(
    {
      id: 'pageActions.question',
      message: 'Read {address} and answer my questions about it.',
      description: 'What an assistant is asked; the address is that of the page as Markdown',
    },
    { address: siteConfig.url + markdown },
  );

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
      {data?.mcp && (
        <li>
          <button type="button" onClick={() => void copyAddress(data.mcp!, onClose)}>
            {translate({
              id: 'pageActions.mcp',
              message: 'Copy the address of the MCP server',
              description: 'Button that copies where assistants can ask about all pages',
            })}
            <code translate="no">{data.mcp}</code>
          </button>
        </li>
      )}
      {ASSISTANTS.map((assistant) => (
        <li key={assistant.name}>
          <a href={assistantAddress(assistant, question)} target="_blank" rel="noreferrer">
            {translate(
              {
                id: 'pageActions.assistant',
                message: 'Open in {name}',
                description: 'Link to an assistant, which is asked to read the page',
              },
              { name: assistant.name },
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

async function copyAddress(address: string, onClose: Props['onClose']): Promise<void> {
  if (await copyText(address)) {
    announceCopy(copiedLabel());
    onClose(true);
  }
}

/** An assistant that accepts a question in its address. */
interface Assistant {
  readonly name: string;
  /** The address up to the question. */
  readonly start: string;
}

/** Returns the address that asks an assistant a question. */
function assistantAddress({ start }: Assistant, question: string): string {
  return start + encodeURIComponent(question);
}
