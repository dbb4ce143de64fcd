import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// The grid of v8 needs it as soon as it is imported, and jsdom has none.
globalThis.TextEncoder ??= NodeTextEncoder;
// So do the charts of v8 as soon as they are drawn.
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;

// A second, the default, is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// A test may ask for Node instead of jsdom, which knows the element but not how it is opened.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
