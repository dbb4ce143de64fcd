import Navbar from '@theme-original/Navbar';
import { memo, type ReactNode } from 'react';
import AfterPage from '@site/plugins/docusaurus-patches/client/AfterPage';

/** Re-renders when its content changes instead of on each navigation, and only after the page. */
export default memo(function LaterNavbar(): ReactNode {
  return (
    <AfterPage>
      <Navbar />
    </AfterPage>
  );
});
