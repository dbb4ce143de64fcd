import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import DocRootLayoutMain from '@theme-original/DocRoot/Layout/Main';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { useRef } from 'react';
import { deferRemoval } from '@site/plugins/page-loading/client/deferRemoval';

/** Docusaurus' own, in which a page that is left goes when the next one is there. */
export default function LingeringMain({ children, ...props }: Props) {
  const mark = useRef<HTMLSpanElement>(null);
  useIsomorphicLayoutEffect(() => deferRemoval(mark.current!.parentElement!), []);
  return (
    <DocRootLayoutMain {...props}>
      <span ref={mark} hidden />
      {children}
    </DocRootLayoutMain>
  );
}
