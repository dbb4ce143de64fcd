import type { ConsentRule } from '../types';

/**
 * Time zones of the European Economic Area, the United Kingdom and Switzerland that are not named after Europe: islands
 * and parts of their countries overseas. https://www.iana.org/time-zones
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

/** Brazil's law asks for consent as well. */
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

/** A clock that is set to no place says nothing of where it is. */
const PLACE = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/**
 * Whether a reader has to be asked. The time zone of the computer is the one hint at a region that a page has without
 * sending anything; where it is missing or says nothing, the reader is asked.
 *
 * @param timeZone name of the zone, as browsers have it
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
