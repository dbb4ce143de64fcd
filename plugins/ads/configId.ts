/** Id of the element with the `AdsConfig` of a page. */
export const ADS_CONFIG_ID = 'docs-ads';
