import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useCloseOnBack } from '@site/lib/browser/closeOnBack';
import type { ReactNode } from 'react';

/** The drawer, which Back closes on the first page of a visit as well. */
export default function ReturningMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useCloseOnBack(shown, toggle);
  return <NavbarMobileSidebar />;
}
