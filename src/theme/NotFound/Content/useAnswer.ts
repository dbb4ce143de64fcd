import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import type { Answer } from './findAnswer';

type Missing = Extract<Answer, { kind: 'missing' }>;

/** Returns the suggestions for the current address once they are loaded, or redirects to the page's new address. */
export function useAnswer(): Missing | null {
  const { pathname, search, hash } = useLocation();
  const [answer, setAnswer] = useState<{ readonly pathname: string; readonly missing: Missing }>();
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const { findAnswer } = await import('./findAnswer');
      const found = await findAnswer(pathname);
      if (isCurrent && found.kind === 'redirect') {
        window.location.replace(found.to + search + hash);
      } else if (isCurrent && found.kind === 'missing') {
        setAnswer({ pathname, missing: found });
      }
    };
    // The page is complete without suggestions.
    show().catch((error: unknown) => console.warn('No suggestions could be fetched.', error));
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash]);
  return answer?.pathname === pathname ? answer.missing : null;
}
