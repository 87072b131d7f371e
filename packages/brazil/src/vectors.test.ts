import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isAccessKey, isTransportAccessKey } from './access-key.ts';
import { isBoletoLine } from './boleto.ts';
import { isCep } from './cep.ts';
import { isMatricula } from './civil-registry.ts';
import { isCmc7 } from './cmc7.ts';
import { isCnh } from './cnh.ts';
import { isAlphanumericCnpj, isNumericCnpj } from './cnpj.ts';
import { isCns } from './cns.ts';
import { isCollectionLine } from './collection-slip.ts';
import { isCpf } from './cpf.ts';
import { isIbgeMunicipality } from './ibge-municipality.ts';
import { isTd1, isTd3 } from './mrz.ts';
import { isNfseKey } from './nfse-key.ts';
import { isPis } from './pis.ts';
import { isPlate } from './plate.ts';
import { isRenavam } from './renavam.ts';
import { isSpRg } from './rg.ts';
import { isUf } from './states.ts';
import {
  isAnsRegister,
  isCnes,
  isCrvNumber,
  isIrpfReceipt,
  isNire,
  isPassportNumber,
  isRnm,
  isTissGuideNumber,
} from './unchecked-numbers.ts';
import { hasVinCheckDigit } from './vin.ts';
import { isVoterCard } from './voter-card.ts';

const file = fileURLToPath(new URL('../../../../shared/samples/check-digit-vectors.json', import.meta.url));

type Vector = string | string[];
type Vectors = Record<string, { valid: Vector[]; invalid: Vector[] }>;

const text =
  (check: (value: string) => boolean) =>
  (vector: Vector): boolean =>
    typeof vector === 'string' && check(vector);
const lines =
  (check: (value: string[]) => boolean) =>
  (vector: Vector): boolean =>
    Array.isArray(vector) && check(vector);

const checks: Record<string, (vector: Vector) => boolean> = {
  cpf: text(isCpf),
  cnpj_numeric: text(isNumericCnpj),
  cnpj_alphanumeric: text(isAlphanumericCnpj),
  rg_sp: text(isSpRg),
  cnh_registro: text(isCnh),
  renavam: text(isRenavam),
  plate: text(isPlate),
  vin_checkdigit: text(hasVinCheckDigit),
  nfe_key_44: text((value) => isAccessKey(value, 'nfe')),
  cte_key_44: text(isTransportAccessKey),
  dfe_key_alphanumeric_cnpj: text((value) => isAccessKey(value)),
  nfse_nacional_key_50: text(isNfseKey),
  boleto_line_47: text(isBoletoLine),
  arrecadacao_line_48: text(isCollectionLine),
  cmc7: text(isCmc7),
  cns: text(isCns),
  mrz_td3: lines(isTd3),
  mrz_td1: lines(isTd1),
  matricula_certidao: text(isMatricula),
  pis: text(isPis),
  titulo_eleitor: text(isVoterCard),
  ibge_municipio: text(isIbgeMunicipality),
  cep: lines(([cep = '', uf]) => (uf === undefined ? isCep(cep) : isUf(uf) && isCep(cep, uf))),
  passport_number_format: text(isPassportNumber),
  rne_rnm_format: text(isRnm),
  nire_format: text(isNire),
  irpf_recibo_format: text(isIrpfReceipt),
  crv_number_format: text(isCrvNumber),
  tiss_registro_ans_format: text(isAnsRegister),
  tiss_guia_format: text(isTissGuideNumber),
  cnes_format: text(isCnes),
};

const read = (): Vectors => JSON.parse(readFileSync(file, 'utf8')) as Vectors;

describe.skipIf(!existsSync(file))(
  'the vectors of ../shared/samples/check-digit-vectors.json (skipped when absent)',
  () => {
    it('name no number that has no check here', () => {
      expect(Object.keys(read()).toSorted()).toEqual(Object.keys(checks).toSorted());
    });

    it.each(Object.entries(checks))('hold for %s', (name, check) => {
      const { valid = [], invalid = [] } = read()[name] ?? {};
      expect(valid.length).toBeGreaterThan(0);
      expect(valid.filter((vector) => !check(vector))).toEqual([]);
      expect(invalid.filter((vector) => check(vector))).toEqual([]);
    });
  },
);
