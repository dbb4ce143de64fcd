import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import DocRootLayoutMain from '@theme-original/DocRoot/Layout/Main';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { useRef } from 'react';
import { deferRemoval } from '@site/plugins/docusaurus-patches/client/deferRemoval';

/** Keeps the previous page in the DOM until the next one is ready. */
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
