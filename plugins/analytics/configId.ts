/** Id of the element with the `AnalyticsConfig` of a page. */
export const ANALYTICS_CONFIG_ID = 'docs-analytics';
