import { expect, it } from 'vitest';

import { mediaTypeOf } from './media-type.ts';

it.each([
  ['89504e470d0a1a0a0000', 'image/png'],
  ['ffd8ffe000104a464946', 'image/jpeg'],
  ['49492a0008000000', 'image/tiff'],
  ['4d4d002b00080000', 'image/tiff'],
  ['504b030414000000', 'application/zip'],
  ['504b0506000000000000', 'application/zip'],
  [Buffer.from('\r\n\r\n%PDF-1.7').toString('hex'), 'application/pdf'],
  [Buffer.from('\ufeff<?xml version="1.0"?><nfeProc/>').toString('hex'), 'application/xml'],
  [Buffer.from('  <nfeProc xmlns="x">').toString('hex'), 'application/xml'],
  [Buffer.from('MZ\u0090 a program').toString('hex'), 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('bytes that begin with %s are %s', (hex, mediaType) => {
  expect(mediaTypeOf(Buffer.from(hex, 'hex'))).toBe(mediaType);
});
