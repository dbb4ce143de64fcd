import type { ConsentRule } from '../types';

/**
 * Time zones of the European Economic Area, the United Kingdom and Switzerland that do not start with `Europe/`:
 * islands and overseas territories. https://www.iana.org/time-zones
 */
const EUROPEAN_ELSEWHERE = new Set([
  'Africa/Ceuta',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Marigot',
  'America/Martinique',
  'Arctic/Longyearbyen',
  'Asia/Famagusta',
  'Asia/Nicosia',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Faeroe',
  'Atlantic/Faroe',
  'Atlantic/Jan_Mayen',
  'Atlantic/Madeira',
  'Atlantic/Reykjavik',
  'Indian/Mayotte',
  'Indian/Reunion',
]);

/** Time zones of Brazil, whose law requires consent too. */
const BRAZILIAN = new Set([
  'America/Araguaina',
  'America/Bahia',
  'America/Belem',
  'America/Boa_Vista',
  'America/Campo_Grande',
  'America/Cuiaba',
  'America/Eirunepe',
  'America/Fortaleza',
  'America/Maceio',
  'America/Manaus',
  'America/Noronha',
  'America/Porto_Velho',
  'America/Recife',
  'America/Rio_Branco',
  'America/Santarem',
  'America/Sao_Paulo',
]);

/** Time zones named after a place; others, such as `UTC`, do not show where the reader is. */
const PLACE = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/**
 * Whether a reader must be asked. The computer's time zone is the only hint at the region that a page has without
 * sending a request; if it is missing or not named after a place, the reader is asked.
 *
 * @param timeZone IANA name of the time zone, as returned by `Intl`
 */
export function needsConsent(rule: ConsentRule, timeZone: string | undefined): boolean {
  if (rule !== 'region') {
    return rule === 'always';
  }
  return (
    !timeZone ||
    !PLACE.test(timeZone) ||
    timeZone.startsWith('Europe/') ||
    EUROPEAN_ELSEWHERE.has(timeZone) ||
    BRAZILIAN.has(timeZone)
  );
}
