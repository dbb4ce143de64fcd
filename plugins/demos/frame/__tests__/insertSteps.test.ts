import { insertSteps, WATCH_CALL, WATCH_LOOP } from '../host/loops/insertSteps';

test.each([
  ['while (a) { b(); }', '{const $step=$watchLoop(1);while (a) {$step(); b(); }}'],
  ['while (a) b();', '{const $step=$watchLoop(1);while (a) {$step();b();}}'],
  ['while (a);', '{const $step=$watchLoop(1);while (a){$step();;}}'],
  ['while (a) // a\n b()\nc()', '{const $step=$watchLoop(1);while (a) // a\n {$step();b()}}\nc()'],
  ['do { b(); } while (a)', '{const $step=$watchLoop(1);do {$step(); b(); } while (a)}'],
  ['do b(); while (a);', '{const $step=$watchLoop(1);do {$step();b();} while (a);}'],
  ['do/**/b()\nwhile (a) c()', '{const $step=$watchLoop(1);do/**/{$step();b()}\nwhile (a)} c()'],
  ['for (;;) {}', '{const $step=$watchLoop(1);for (;;) {$step();}}'],
  ['for (;;) b();', '{const $step=$watchLoop(1);for (;;) {$step();b();}}'],
  ['for (const a in b) c();', '{const $step=$watchLoop(1);for (const a in b) {$step();c();}}'],
  [
    'for (const { a = 1 } of b) {}',
    '{const $step=$watchLoop(1);for (const { a = 1 } of b) {$step();}}',
  ],
  [
    'async () => { for await (const a of b) c(); }',
    'async () => {$watchCall(1); {const $step=$watchLoop(1);for await (const a of b) {$step();c();}} }',
  ],
  [
    'function* a() { while (true) yield 1; }',
    'function* a() {$watchCall(1); {const $step=$watchLoop(1);while (true) {$step();yield 1;}} }',
  ],
  [
    'class A { static { while (a) b(); } }',
    'class A { static { {const $step=$watchLoop(1);while (a) {$step();b();}} } }',
  ],
  [
    'if (a) do b(); while (c); else d();',
    'if (a) {const $step=$watchLoop(1);do {$step();b();} while (c);} else d();',
  ],
  [
    'a: b:\nfor (;;) { continue a; }',
    '{const $step=$watchLoop(2);a: b:\nfor (;;) {$step(); continue a; }}',
  ],
  [
    'while (a)\nb: for (;;) continue b;',
    '{const $step=$watchLoop(1);while (a)\n{$step();{const $step=$watchLoop(2);b: for (;;) {$step();continue b;}}}}',
  ],
  [
    'while (a) b(); while (c) d();',
    '{const $step=$watchLoop(1);while (a) {$step();b();}} {const $step=$watchLoop(1);while (c) {$step();d();}}',
  ],
  [
    'for (;;) [a[0], a[1]] = [a[1], a[0]];',
    '{const $step=$watchLoop(1);for (;;) {$step();[a[0], a[1]] = [a[1], a[0]];}}',
  ],
  ['function a() { b(); }', 'function a() {$watchCall(1); b(); }'],
  ['const a = () => b;', 'const a = () => ($watchCall(1),b);'],
  ['const a = () => ({ b });', 'const a = () => (($watchCall(1),{ b }));'],
  ['const a = () => (b, c);', 'const a = () => (($watchCall(1),b, c));'],
  ['const a = async (b) =>\n  await b', 'const a = async (b) =>\n  ($watchCall(1),await b)'],
  [
    'const a = { b() {}, get c() { return 1; }, for: (d) => d.for(e) };',
    'const a = { b() {$watchCall(1);}, get c() {$watchCall(1); return 1; }, for: (d) => ($watchCall(1),d.for(e)) };',
  ],
  [
    'class A extends B { constructor() { super(); } c = () => this.d; }',
    'class A extends B { constructor() {$watchCall(1); super(); } c = () => ($watchCall(1),this.d); }',
  ],
  [
    "function a() { 'use strict'; return this; }",
    "function a() { 'use strict';;$watchCall(1); return this; }",
  ],
  [
    'function a() {while (b) c();}',
    'function a() {$watchCall(1);{const $step=$watchLoop(1);while (b) {$step();c();}}}',
  ],
])('%s', (code, changed) => {
  expect(insertSteps(code)).toBe(changed);
});

test.each([
  "const a = 'while (true) {}';",
  '// for (;;) {}\n/* do {} while (true) */',
  'const a = `for (;;) { ${b} while (true) {} }`;',
  'const a = b.match(/while (true) {}/) ?? c / d / /for(;;){}/g.lastIndex;',
  'const a = { while: 1, do: 2 };',
  'const a = <b></b>;\nwhile (true) {}',
  'for (let a = 0; a < 10; {',
])('leaves %s unchanged', (code) => {
  expect(insertSteps(code)).toBe(code);
});

test('keeps the behavior of loops and adds a step to every round', () => {
  const code = `
    const seen = [];
    outer: for (let i = 0; i < 3; i += 1) {
      for (const key in { a: 1, b: 2 }) {
        if (i === 1) continue outer;
        if (i === 2) break outer;
        seen.push(key + i);
      }
    }
    let left = 2;
    do seen.push(left); while (--left);
    const counted = (function* () { let i = 0; while (true) yield i++; })();
    for (const i of counted) if (i === 3) break; else seen.push(() => i);
    return seen.map((each) => typeof each === 'function' ? each() : each);`;
  const rounds: Record<number, number> = {};
  const watchLoop = (line: number) => () => {
    rounds[line] = (rounds[line] ?? 0) + 1;
  };
  const run = new Function(WATCH_LOOP, WATCH_CALL, insertSteps(code)) as (
    loop: typeof watchLoop,
    call: () => void,
  ) => unknown;
  const watchCall = () => undefined;
  expect(run(watchLoop, watchCall)).toEqual(['a0', 'b0', 2, 1, 0, 1, 2]);
  expect(rounds).toEqual({ 3: 3, 4: 4, 11: 2, 12: 4, 13: 4 });
});
