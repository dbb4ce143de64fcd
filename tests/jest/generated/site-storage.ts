/** The browser's storage, without a namespace. */
export default { type: 'localStorage', namespace: '' };
