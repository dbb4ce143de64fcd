/** Where the ads' pictures and pixels lie; the browser's tests answer for this host. */
export const ADVERTISER = 'https://advertiser.test';

/** What hostile answers would leave on the page if any of it ran. */
export const MARK = 'adsBrokeIn';

const AD = {
  statlink: `${ADVERTISER}/click`,
  statimp: `${ADVERTISER}/statimp`,
  image: `${ADVERTISER}/picture.png`,
  company: 'Stand-in',
  description: 'An ad that the feed sent.',
  pixel: `${ADVERTISER}/pixel?time=[timestamp]||${ADVERTISER}/other`,
  timestamp: '1764000000',
};

/** Runs in every way that text can become code. */
const ATTACK = `"><img src=x onerror="top.${MARK}=1"><script>top.${MARK}=1</script><svg onload="top.${MARK}=1">{{${MARK}=1}}`;
const HUGE = 8_000_000;

/** What the feed says; without an entry it says nothing. */
export const FEED_ANSWERS: Readonly<Record<string, () => string>> = {
  well: () => JSON.stringify({ ads: [{}, AD] }),
  wrongly: () => '{"ads":{"0":7},',
  hugely: () => JSON.stringify({ ads: [{ ...AD, description: 'x'.repeat(HUGE) }] }),
  hostile: () =>
    JSON.stringify({
      ads: [
        { ...AD, statlink: `javascript:top.${MARK}=1` },
        {
          ...Object.fromEntries(Object.keys(AD).map((name) => [name, ATTACK])),
          statlink: AD.statlink,
          image: `javascript:top.${MARK}=1`,
          pixel: `data:text/html,${ATTACK}||javascript:top.${MARK}=1`,
          ['__proto__']: { polluted: true },
        },
      ],
    }),
};

/** An ad as networks write it: beside the script, with a picture and a link. */
const SHOW = `
  const ad = document.createElement('div');
  ad.innerHTML = '<a href="${AD.statlink}"><img alt="" width="130" height="100" src="${AD.image}">An ad that the network sent.</a>';
  document.currentScript.after(ad);`;

/**
 * What the network's script does; without an entry it never comes. It opens no windows: browsers block those that no click
 * asked for, but not the one that Playwright starts.
 */
export const SCRIPTS: Readonly<Record<string, () => string>> = {
  well: () => SHOW,
  wrongly: () => '<!doctype html><title>502</title>',
  hugely: () => `${SHOW}
    ad.style.cssText = 'position:fixed;inset:0;width:20000px;height:20000px;background:red';
    /* ${'x'.repeat(HUGE)} */`,
  hostile: () => `
    const tries = [
      () => { top.${MARK} = 1; },
      () => { parent.document.title = '${MARK}'; },
      () => { top.location.href = 'https://advertiser.test/stolen'; },
      () => { document.cookie = '${MARK}=1; path=/'; },
      () => { localStorage.setItem('${MARK}', '1'); },
      () => { alert('${MARK}'); },
      () => { document.forms[0].submit(); },
      () => { fetch('${'/x/introduction/'}', { credentials: 'include' }); },
      () => { new Function('top.${MARK} = 1')(); },
      () => { for (let i = 0; i < 1000; i += 1) parent.postMessage({ adIsThere: '${MARK}', theme: 'x' }, '*'); },
      () => { parent.postMessage(null, '*'); },
    ];
    for (const attempt of tries) { try { attempt(); } catch {} }`,
};
