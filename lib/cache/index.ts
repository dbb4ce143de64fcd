export { createCacheKey, readSources } from './createCacheKey';
export { loadCached, type CacheRequest } from './loadCached';
export { runWhenChanged } from './runWhenChanged';
