import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { CONFIRMATION_TIME } from '../../../docusaurus-patches/client/listings/copyOnClick';
import { announceCopy } from '../../../../lib/browser/announceCopy';
import { markdownAddress } from '../../address';
import { copyText } from '../../../../lib/browser/copyText';
import { copiedLabel } from './copiedLabel';
import styles from './styles.module.css';

const PageMenu = lazy(() => import('./PageMenu'));

/** Renders a button that copies the current page as Markdown, and a menu with its other formats. */
export default function PageActions(): ReactNode {
  const { metadata } = useDoc();
  const address = markdownAddress(metadata.permalink);
  const [isCopied, setCopied] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setCopied(false), CONFIRMATION_TIME) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    const isDone = await copyMarkdown(address);
    setCopied(isDone);
    if (isDone) {
      announceCopy(copiedLabel());
    }
  };

  return (
    <div className={styles.actions} data-page-actions="">
      <button
        type="button"
        className={styles.copy}
        data-copied={isCopied || undefined}
        onClick={() => void copy()}
      >
        {isCopied
          ? copiedLabel()
          : translate({
              id: 'pageActions.copy',
              message: 'Copy page',
              description: 'Button that copies the page as Markdown',
            })}
      </button>
      <button
        ref={opener}
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-label={translate({
          id: 'pageActions.more',
          message: 'Other forms of this page',
          description: 'Button that opens links to the page as Markdown and to llms.txt',
        })}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <PageMenu
            markdown={address}
            onClose={(isDone) => {
              setOpen(false);
              if (isDone) {
                opener.current?.focus();
              }
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Copies the response of an address.
 *
 * @returns whether the clipboard accepted it
 */
function copyMarkdown(address: string): Promise<boolean> {
  return copyText(
    fetch(address).then((response) => {
      if (!response.ok) {
        throw new Error(`${address} answered ${response.status}.`);
      }
      return response.text();
    }),
  );
}
