import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCloseRequest } from '@site/lib/browser/useCloseRequest';
import { useShownVersion } from '@site/lib/browser/useShownVersion';
import { useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { forgetRecent, keepRecent, readRecent } from '../../client/recentSearches';
import type { LazyDialogProps } from '../../client/useLazyDialog';
import { optionId, useListKeys } from '../../client/useListKeys';
import { useMissedSearch } from '../../client/useMissedSearch';
import { useSearch } from '../../client/useSearch';
import type { GroupName, IndexFiles, ResultGroup } from '../../types';
import Filters from './Filters';
import KeyHints from './KeyHints';
import Notice from './Notice';
import Recent from './Recent';
import Results, { countOptions } from './Results';
import { describeOutcome, describeWaiting } from './texts';
import styles from './styles.module.css';

export interface Props extends LazyDialogProps {
  /** The indexes of the reader's language. */
  readonly files: IndexFiles;
}

const NONE: readonly ResultGroup[] = [];

/** Finds pages, headings and reference names in the current version and language. */
export default function SearchDialog({ files, initialText, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { currentLocale } = useDocusaurusContext().i18n;
  const version = useShownVersion();
  const [recent, setRecent] = useState(readRecent);
  const { question, change, reply, isWaiting, failure, retry } = useSearch(
    files,
    version.name,
    initialText,
  );
  const isEmpty = question.text.trim() === '';
  const groups = reply?.results.groups ?? NONE;
  const count = isEmpty
    ? recent.length
    : groups.reduce((sum, group) => sum + countOptions(group), 0);
  const { active, onKeyDown } = useListKeys(listId, {
    count,
    reason: isEmpty ? '' : JSON.stringify(reply?.query),
    isCurrent: () => {
      const typed = field.current?.value ?? '';
      return typed.trim() === '' ? isEmpty : reply?.query.text === typed;
    },
  });
  useMissedSearch(reply, version.name, currentLocale);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = useCallback(() => {
    dialog.current?.close();
  }, []);
  useCloseRequest(true, close, { isDialog: true });

  // Memoized, so that filters and results do not render again at every key.
  const search = useCallback(
    (text: string) => {
      field.current!.value = text;
      change({ text });
    },
    [change],
  );
  const widen = useCallback((group: GroupName) => change({ group }), [change]);
  const follow = useCallback(() => {
    keepRecent(field.current?.value ?? '');
    close();
  }, [close]);
  const label = translate(
    {
      id: 'search.label',
      message: 'Search the documentation of {version}',
      description: 'Name of the search dialog and of its text field',
    },
    { version: version.label },
  );

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      // The content covers the whole dialog, so a click on the dialog element itself is on the backdrop.
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.content}>
        <div className={styles.field}>
          <input
            ref={field}
            type="text"
            role="combobox"
            autoFocus
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
            placeholder={label}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            defaultValue={initialText}
            onChange={({ target }) => change({ text: target.value })}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={close}>
            {translate({
              id: 'search.close',
              message: 'Close',
              description: 'Button that closes the search',
            })}
          </button>
        </div>
        <Filters
          group={question.group}
          plan={question.plan}
          flag={question.flag}
          onChange={change}
        />
        <p role="status" className={styles.status}>
          {isWaiting ? describeWaiting() : !isEmpty && reply && describeOutcome(reply)}
        </p>
        <div className={styles.body}>
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            data-answered={reply?.query.text}
            data-complete={reply?.isComplete}
          >
            {isEmpty ? (
              <Recent texts={recent} listId={listId} active={active} onChoose={search} />
            ) : (
              <Results
                groups={groups}
                listId={listId}
                active={active}
                onFollow={follow}
                onWiden={widen}
              />
            )}
          </div>
          <Notice
            question={question}
            isWaiting={isWaiting}
            failure={failure}
            hasNone={reply !== null && reply.isComplete && groups.length === 0}
            hasRecent={recent.length > 0}
            onRetry={retry}
            onReset={() => change({ group: '', plan: '', flag: '' })}
            onForget={() => {
              forgetRecent();
              setRecent([]);
            }}
          />
        </div>
        <KeyHints />
      </div>
    </dialog>
  );
}
