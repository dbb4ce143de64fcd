module.exports =
  globalThis.developmentReact?.['react-jsx-runtime'] ??
  require('@demo-host/react/react-jsx-runtime.production.min.js');
