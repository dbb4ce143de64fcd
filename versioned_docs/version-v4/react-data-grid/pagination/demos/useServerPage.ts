import * as React from 'react';
import { fetchPage } from './ringingServer';

type Answer = Awaited<ReturnType<typeof fetchPage>>;

/** The newest answer of the server, and whether the one for this page is still on its way. */
export function useServerPage(page: number, pageSize: number) {
  const [answer, setAnswer] = React.useState<Answer | null>(null);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    // An answer that arrives after the next click must not win.
    let outdated = false;
    setLoading(true);
    fetchPage(page, pageSize).then((next) => {
      if (!outdated) {
        setAnswer(next);
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [page, pageSize]);

  return { answer, loading };
}
