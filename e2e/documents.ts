import { crc32 } from 'node:zlib';

/** What a browser is given as a chosen file. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PDF of one page with a line of text for each given, in Helvetica: letters of ASCII alone. */
export function textPdf(name: string, lines: readonly string[]): ChosenFile {
  const shown = lines.map((line, i) => `BT /F1 18 Tf 60 ${760 - i * 40} Td (${line}) Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
  ];
  const offsets: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

interface Entry {
  readonly name: string;
  readonly buffer: Buffer;
}

/** What both headers of an entry say alike, from the version to the length of the name. */
function described({ name, buffer }: Entry): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt32LE(crc32(buffer), 10);
  header.writeUInt32LE(buffer.length, 14);
  header.writeUInt32LE(buffer.length, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

/** An archive of files as they are, not packed. */
export function storedZip(name: string, entries: readonly Entry[]): ChosenFile {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const entryName = Buffer.from(entry.name);
    const parts = [Buffer.from('PK\x03\x04', 'latin1'), described(entry), entryName, entry.buffer];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), described(entry), place, entryName);
    local.push(...parts);
    offset += parts.reduce((sum, part) => sum + part.length, 0);
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return { name, mimeType: 'application/zip', buffer: Buffer.concat([...local, directory, end]) };
}
