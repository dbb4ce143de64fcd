import Navbar from '@theme-original/Navbar';
import { memo, type ReactNode } from 'react';
import AfterPage from '@site/plugins/page-loading/client/AfterPage';

/** Renders again when what it shows changes, not with every page, and then after the page. */
export default memo(function LaterNavbar(): ReactNode {
  return (
    <AfterPage>
      <Navbar />
    </AfterPage>
  );
});
