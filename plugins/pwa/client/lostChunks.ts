import { STORAGE_NAMESPACE } from '../../settings/storageKeys';
import { whenIdle } from './isBusy';

const RELOADED_KEY = `reloaded-build-${STORAGE_NAMESPACE}`;

/** The main script, whose address tells one build from another. */
export function buildOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  return script ? new URL(script.src).pathname : '';
}

/**
 * Loads the page again when one of its files is no longer on the server, because another build was deployed since. It does
 * that once for each build: what is missing from a page that was just loaded stays missing.
 */
export function reloadForLostChunks(): void {
  const isLost = async ({ src, href }: { src?: string; href?: string }) => {
    const address = src || href || '';
    if (!address.startsWith(`${location.origin}/`) || !navigator.onLine) {
      return false;
    }
    const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
    return answer?.status === 404 || answer?.status === 410;
  };
  // Errors of elements do not bubble.
  window.addEventListener(
    'error',
    async ({ target }) => {
      const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
      if (isFile && (await isLost(target)) && isFirstTime(buildOfPage())) {
        whenIdle(() => location.reload());
      }
    },
    true,
  );
}

/** Whether the page was not reloaded for this build before. Where nothing can be kept, it is better not to begin. */
function isFirstTime(build: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(RELOADED_KEY) !== build;
    sessionStorage.setItem(RELOADED_KEY, build);
    return isFirst;
  } catch {
    return false;
  }
}
