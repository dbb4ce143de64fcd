import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// The grid of v8 needs this when it is imported, and jsdom lacks it.
globalThis.TextEncoder ??= NodeTextEncoder;
// The charts of v8 need this when they render, and jsdom lacks it.
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Tests may use Node instead of jsdom. jsdom has the element, but not its methods to open it.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
