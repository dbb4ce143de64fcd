/**
 * Runs in the frame: adds the network's script, reports to the surrounding page whether the network answers, whether
 * there is an ad and when it is clicked, and follows the page's color mode. The source text of this function is inlined
 * into the frame's page, so it must not refer to anything outside the function.
 *
 * @param scriptUrl script of the advertising network
 */
export function watchSlot(scriptUrl: string): void {
  // In a separate tab, or in a frame without a sandbox, the network's script would have the rights of the site.
  if (self.origin !== 'null' || parent === self) {
    return;
  }
  const root = document.documentElement;
  const slot = document.getElementById('slot')!;
  const say = (message: object) => parent.postMessage(message, '*');
  const look = () => {
    const isThere = [...slot.children].some(
      (element) => element.tagName !== 'SCRIPT' && element.getBoundingClientRect().height > 1,
    );
    say({ adIsThere: isThere });
  };
  new MutationObserver(look).observe(slot, { childList: true, subtree: true });
  // Pictures have no height until they are loaded.
  slot.addEventListener('load', look, true);
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (isTrusted && (target as Element).closest('a, button')) {
        say({ adIsClicked: true });
      }
    },
    true,
  );
  // A click in a nested frame does not reach this one, but moves the focus to the nested frame.
  addEventListener('blur', () => {
    if (document.activeElement?.tagName === 'IFRAME') {
      say({ adIsClicked: true });
    }
  });
  addEventListener('message', ({ source, data }) => {
    if (source === parent && (data.theme === 'dark' || data.theme === 'light')) {
      root.dataset.theme = data.theme;
    }
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  script.addEventListener('load', () => say({ networkAnswers: true }));
  slot.append(script);
}
