import { STORAGE_NAMESPACE } from '../../settings/storageKeys';
import { whenIdle } from './isBusy';

const RELOADED_KEY = `reloaded-build-${STORAGE_NAMESPACE}`;

/** Returns the address of the main script, which identifies the build. */
export function buildOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  return script ? new URL(script.src).pathname : '';
}

/**
 * Reloads the page if one of its files is no longer on the server because another build was deployed. Reloads only once
 * per build, because a file that is missing right after a reload remains missing.
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
  // Error events of elements do not bubble.
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

/**
 * Whether the page has not been reloaded for this build yet. Without storage, returns `false` to avoid endless reloads.
 */
function isFirstTime(build: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(RELOADED_KEY) !== build;
    sessionStorage.setItem(RELOADED_KEY, build);
    return isFirst;
  } catch {
    return false;
  }
}
