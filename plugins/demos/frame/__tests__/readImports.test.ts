import { readImports } from '../host/readImports';

const read = (code: string) => readImports(code, '');

test.each([
  ["import { Button, Stack as Row } from '@mui/material';", '@mui/material', ['Button', 'Stack']],
  ["import dayjs from 'dayjs';", 'dayjs', ['default']],
  ["import React, { useState } from 'react';", 'react', ['default', 'useState']],
  ["import * as React from 'react';", 'react', null],
  ["import 'dayjs/locale/de';", 'dayjs/locale/de', []],
  ["export { rows } from './rows';", './rows', ['rows']],
  ["export * from './rows';", './rows', null],
  ["const load = () => import('./heavy');", './heavy', null],
  ["const heavy = require('./heavy');", './heavy', null],
  ["'use client'; import { Button } from '@mui/material';", '@mui/material', ['Button']],
  ["const a = 1; export { rows } from './rows'", './rows', ['rows']],
  ["import { 'a-b' as c } from './c';", './c', ['a-b']],
  ["const Page = () => <Row load={() => import('./row')} />;", './row', null],
])('%s', (code, specifier, names) => {
  expect(read(code)).toEqual([{ specifier, names, line: 1 }]);
});

test('returns the line of the imported name', () => {
  const code = "\nimport {\n  Button,\n  Stack,\n} from '@mui/material';\nimport x from './x';";
  expect(read(code).map(({ line }) => line)).toEqual([5, 6]);
});

test('finds several imports on one line', () => {
  const code = "import a from 'a';import b from 'b'; import 'c'";
  expect(read(code).map(({ specifier }) => specifier)).toEqual(['a', 'b', 'c']);
});

test('ignores ordinary calls and text', () => {
  expect(read("reimport('x'); const text = 'important from me';")).toEqual([]);
  expect(read('const text = `\nimport a from "a";`; // import "b"\nload(c);')).toEqual([]);
});

test('falls back to the compiled code if only the browser can parse the module', () => {
  const modern = "import a from 'a';\nnew.target;\nimport './b.css';";
  const code = "\"use strict\"; var _a = require('a');\nnew.target;\nrequire('./b.css');";
  expect(readImports(modern, code)).toEqual([
    { specifier: 'a', names: null, line: 1 },
    { specifier: './b.css', names: null, line: 3 },
  ]);
});
