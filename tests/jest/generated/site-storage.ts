/** Browser storage without a namespace. */
export default { type: 'localStorage', namespace: '' };
