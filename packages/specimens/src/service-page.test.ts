import { isAccessKey } from '@lavra/brazil/access-key';
import { isBoletoLine } from '@lavra/brazil/boleto';
import { isMatricula } from '@lavra/brazil/civil-registry';
import { isCmc7 } from '@lavra/brazil/cmc7';
import { isCnh } from '@lavra/brazil/cnh';
import { isCnpj } from '@lavra/brazil/cnpj';
import { isCns } from '@lavra/brazil/cns';
import { isCollectionLine } from '@lavra/brazil/collection-slip';
import { isCpf } from '@lavra/brazil/cpf';
import { isIsoDate } from '@lavra/brazil/dates';
import { toCents } from '@lavra/brazil/money';
import { isTd1, isTd3 } from '@lavra/brazil/mrz';
import { isNfseKey } from '@lavra/brazil/nfse-key';
import { isPlate } from '@lavra/brazil/plate';
import { isRenavam } from '@lavra/brazil/renavam';
import { isSpRg } from '@lavra/brazil/rg';
import { isVin } from '@lavra/brazil/vin';
import { isVoterCard } from '@lavra/brazil/voter-card';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, it } from 'vitest';
import { drawServicePage, specimenServices } from './service-page.ts';

const checks: readonly (readonly [RegExp, (value: string) => boolean])[] = [
  [/CPF$/, isCpf],
  [/CNPJ$/, isCnpj],
  [/Date$/, isIsoDate],
  [/Amount$|^Tax(?:Due|Paid|Refund|Payable)$|^Capital$/, (value) => toCents(value) !== undefined],
  [/^AccessKey$/, (value) => isAccessKey(value) || isNfseKey(value)],
  [/^CMC7$/, isCmc7],
  [/^CNS$/, isCns],
  [/^Line$/, (value) => isBoletoLine(value) || isCollectionLine(value)],
  [/^MRZ$/, (value) => isTd1(value.split('\n')) || isTd3(value.split('\n'))],
  [/^Plate$/, isPlate],
  [/^Renavam$/, isRenavam],
  [/^RG$/, isSpRg],
  [/^Chassis$/, isVin],
  [/^VoterCard$/, isVoterCard],
  [/^Registration$/, (value) => isCnh(value) || isMatricula(value)],
];

async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const text = document.getPage(0).getText();
    document.destroy();
    return text.replaceAll(/\s+/g, ' ');
  } finally {
    library.destroy();
  }
}

describe.each(specimenServices)('a page of %s', (service) => {
  it('has the same bytes for the same seed and others for another', async () => {
    const [first, again, other] = [
      await drawServicePage({ service, seed: 1 }),
      await drawServicePage({ service, seed: 1 }),
      await drawServicePage({ service, seed: 2 }),
    ];
    expect(Buffer.from(first.pdf).equals(Buffer.from(again.pdf))).toBe(true);
    expect(first.truth).toEqual(again.truth);
    expect(first.truth).not.toEqual(other.truth);
  });

  it('fits its paper and holds numbers that verify, whatever the seed', async () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { truth } = await drawServicePage({ service, seed });
      const wrong = Object.entries(truth).filter(([field, value]) =>
        checks.some(([name, check]) => name.test(field) && !check(value)),
      );
      expect(wrong).toEqual([]);
    }
  });

  it('prints what its truth says, marked as a specimen', async () => {
    const { pdf, truth } = await drawServicePage({ service, seed: 3 });
    const text = await textOf(pdf);
    expect(text).toContain('ESPÉCIME');
    const names = Object.entries(truth).filter(([field]) => /Name$|^Number$|^Surname$|^Plate$/.test(field));
    expect(names.filter(([, value]) => !text.includes(value))).toEqual([]);
    expect(Object.keys(truth).length).toBeGreaterThan(4);
  });
});
