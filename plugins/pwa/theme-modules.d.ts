declare module '@theme/OfflineSettings' {
  export { default } from './theme/OfflineSettings';
}

declare module '@theme/OfflinePage' {
  export { default } from './theme/OfflinePage';
}
