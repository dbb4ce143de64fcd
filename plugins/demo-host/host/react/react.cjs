module.exports =
  globalThis.developmentReact?.['react'] ?? require('@demo-host/react/react.production.min.js');
