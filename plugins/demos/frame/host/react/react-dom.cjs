module.exports =
  globalThis.developmentReact?.['react-dom'] ??
  require('@demo-frame/react-dom/react-dom.production.min.js');
