import type { ContentOrigins } from '../ads/origins';
import type { Options } from './options';

/** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
const GOOGLE_SCRIPTS = ['https://*.googletagmanager.com'];
const GOOGLE_DATA = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Returns the origins that analytics needs in a page's security policy; none if events go only to the site itself. */
export function contentOrigins({
  ga4Id,
  beaconUrl,
}: Partial<Pick<Options, 'ga4Id' | 'beaconUrl'>>): ContentOrigins {
  const beacon = beaconUrl && URL.canParse(beaconUrl) ? [new URL(beaconUrl).origin] : [];
  return {
    script: ga4Id ? GOOGLE_SCRIPTS : [],
    connect: [...beacon, ...(ga4Id ? GOOGLE_DATA : [])],
    img: ga4Id ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : [],
    style: [],
  };
}
