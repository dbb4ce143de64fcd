module.exports =
  globalThis.developmentReact?.['react'] ?? require('@demo-frame/react/react.production.min.js');
