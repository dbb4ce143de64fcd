import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { fetchFiles } from '../../client/fetchFiles';
import { useLazyDialog, type LazyDialogProps } from '../../client/useLazyDialog';
import { useSearchKeys } from '../../client/useSearchKeys';
import styles from './styles.module.css';

type LoadedDialog = { readonly default: ComponentType<LazyDialogProps> };

let dialog: Promise<LoadedDialog> | null = null;

/** Loads the dialog and the list of indexes, both once. */
function loadDialog(baseUrl: string): Promise<LoadedDialog> {
  dialog ??= Promise.all([import('@theme/SearchDialog'), fetchFiles(baseUrl)]).then(
    ([{ default: SearchDialog }, files]) => ({
      default: (props) => <SearchDialog {...props} files={files} />,
    }),
  );
  dialog.catch(() => {
    dialog = null;
  });
  return dialog;
}

/** Renders the button that opens the search; everything else loads on first use. */
export default function SearchBar(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const load = useCallback(() => loadDialog(baseUrl), [baseUrl]);
  const { Dialog, text, open, prepare, close } = useLazyDialog(load);
  useSearchKeys(open);
  const name = translate({
    id: 'search.open',
    message: 'Search',
    description: 'Button in the bar that opens the search',
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={() => void prepare().catch(() => undefined)}
        onClick={() => open('')}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m17 17-4.2-4.2M14.5 8.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0Z" />
        </svg>
        <span>{name}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {Dialog && text !== null && <Dialog initialText={text} onClose={close} />}
    </>
  );
}
