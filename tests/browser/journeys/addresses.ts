import { REDIRECTS } from '../../../serve/redirects.ts';
import type { CheckLog } from '../CheckLog.ts';

/** Asks the server for addresses that have no file of their own. */
export async function checkAddresses(origin: string, log: CheckLog): Promise<void> {
  for (const prefix of ['', '/zh']) {
    for (const { from, to } of REDIRECTS) {
      const answer = await fetch(origin + prefix + from, { redirect: 'manual' });
      const target = await fetch(origin + prefix + to, { redirect: 'manual' });
      log.check(`${prefix}${from} leads to ${prefix}${to}`, [
        ...(answer.status === 308 ? [] : [`${prefix}${from} answers ${answer.status}`]),
        ...(target.status === 200 ? [] : [`${prefix}${to} answers ${target.status}`]),
      ]);
    }
    const missing = await fetch(`${origin}${prefix}/x/there-is-no-such-page/`);
    const html = await missing.text();
    const language = prefix === '' ? 'en' : 'zh-CN';
    log.check(`${prefix}/ has a page for what is missing`, [
      ...(missing.status === 404 ? [] : [`status ${missing.status} instead of 404`]),
      ...(new RegExp(`lang="?${language}["\\s>]`).test(html)
        ? []
        : [`not in the language ${language}`]),
    ]);
  }
}
