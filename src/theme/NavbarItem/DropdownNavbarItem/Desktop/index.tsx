import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import { FOCUS_BLUR_DELAY } from '@site/lib/browser/delays';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Closes a menu when the reader clicks outside or the focus leaves it. Checks the active element after a delay, because
 * no
 * event reports that an iframe received the focus.
 */
function useCloseOutside(isOpen: boolean, close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!isOpen || !menu) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const closeWithout = (element: Node | null) => {
      if (!menu.contains(element)) {
        close();
      }
    };
    const press = ({ target }: Event) => closeWithout(target as Node);
    const leave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => closeWithout(document.activeElement), FOCUS_BLUR_DELAY);
    };
    document.addEventListener('pointerdown', press);
    menu.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press);
      menu.removeEventListener('focusout', leave);
    };
  }, [isOpen, close]);
  return ref;
}

/**
 * Renders a menu of links in the navigation bar. Unlike Docusaurus' menu, which opens on hover and is announced as a
 * link,
 * it has a real button, opens on click and closes with Escape.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  'aria-label': ariaLabel,
}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const ref = useCloseOutside(isOpen, close);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  return (
    <div
      ref={ref}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) {
          close();
          button.current?.focus();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={ariaLabel}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className="dropdown__menu" onClick={close}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
