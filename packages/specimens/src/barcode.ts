import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** The modules of a symbol, row by row; true is dark. */
export interface Modules {
  readonly width: number;
  readonly height: number;
  readonly isDark: (x: number, y: number) => boolean;
}

/** The symbologies used on specimens. */
export type BarcodeFormat = 'Code128' | 'ITF' | 'QRCode';

const load = createRequire(import.meta.url);
// Without the local binary the library would fetch it from the network.
const wasm = readFileSync(load.resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Encodes a text as a barcode (one row of modules) or a QR code; throws when the symbology cannot hold it. */
export async function encodeBarcode(text: string, format: BarcodeFormat): Promise<Modules> {
  const { symbol, error } = await writeBarcode(text, { format });
  if (!symbol || error) throw new Error(`no ${format} for this text: ${error}`);
  const { data, width, height } = symbol;
  return {
    width,
    height: format === 'QRCode' ? height : 1,
    isDark: (x, y) => (data[y * width + x] ?? 255) < 128,
  };
}
