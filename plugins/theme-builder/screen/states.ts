export const states = ['hover'];
