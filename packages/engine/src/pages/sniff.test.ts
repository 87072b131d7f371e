import { describe, expect, it } from 'vitest';
import { decodeXml, sniff } from './sniff.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP6DwABBQECz6AuzQAAAABJRU5ErkJggg==',
  'base64',
);

describe('what a file is', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n1 0 obj'), 'pdf'],
    ['a PDF after other bytes', Buffer.concat([Buffer.alloc(500, 0x20), bytes('%PDF-1.4\n')]), 'pdf'],
    ['a PNG', png, 'png'],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]), 'jpeg'],
    ['a TIFF', bytes('II*\0\x08\0\0\0\0\0\0\0\0\0'), 'tiff'],
    ['XML with a declaration', bytes('<?xml version="1.0"?><nfeProc/>'), 'xml'],
    ['XML with a prefix, comments and space before', bytes(' <!-- x --><ns:NFe a="1">'), 'xml'],
    ['XML in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<NFe/>', 'utf16le')]), 'xml'],
  ] as const)('%s is told by its bytes', async (_name, file, kind) => {
    expect(await sniff(file)).toBe(kind);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'file_empty'],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_type_unsupported'],
    ['HTML', bytes('<!-- x --><html><body>NFe</body></html>'), 'file_type_unsupported'],
    ['a GIF', bytes('GIF89a\x01\0\x01\0\0\0\0;'), 'file_type_unsupported'],
    ['a ZIP', bytes('PK\x03\x04\x14\0\0\0\0\0'), 'file_type_unsupported'],
    ['a program', bytes('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0'), 'file_type_unsupported'],
    ['prose', bytes('This mentions <NFe/> only later'), 'file_type_unsupported'],
  ] as const)('%s is refused', async (_name, file, code) => {
    await expect(sniff(file)).rejects.toMatchObject({ code });
  });

  it('XML is decoded as it declares', () => {
    expect(decodeXml(bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>S\xe3o</a>'))).toContain('São');
    expect(decodeXml(Buffer.from('\ufeff<a>São</a>', 'utf8'))).toBe('<a>São</a>');
  });
});
