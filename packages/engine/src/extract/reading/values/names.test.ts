import { expect, it } from 'vitest';
import { isStrokeLost, issuerOf, nameOf, townOf } from './names.ts';

it('a name ends before what is said of the person', () => {
  expect(nameOf('ROSA LUZ DIAS e')).toBe('ROSA LUZ DIAS');
  expect(nameOf('ROSA LUZ DIAS (maternos)')).toBe('ROSA LUZ DIAS');
  expect(nameOf('Rui Dias (já falecido)')).toBe('Rui Dias');
  expect(nameOf('Ana Lemos, sobrinha')).toBe('Ana Lemos');
  expect(nameOf('Ana Lemos – filha do falecido')).toBe('Ana Lemos');
  expect(nameOf('o filho Rui Sá Prado')).toBe('Rui Sá Prado');
  expect(nameOf('Carlos Prado Filho')).toBe('Carlos Prado Filho');
  expect(nameOf('MARLENE Caixa 07')).toBe('MARLENE');
  expect(nameOf('Rosa Reis Foi declarante Ana Lemos')).toBe('Rosa Reis');
});

it('a town ends before the label of its state', () => {
  expect(townOf('ITAJUBÁ UF MG')).toBe('ITAJUBÁ');
  expect(townOf('Passo Fundo - UF: RS')).toBe('Passo Fundo');
  expect(townOf('LINS UF')).toBe('LINS');
  expect(townOf('Propriá – Sergipe')).toBe('Propriá');
  expect(townOf('Registro (São Paulo)')).toBe('Registro');
  expect(townOf('Embu-Guaçu')).toBe('Embu-Guaçu');
  expect(townOf('UFA')).toBe('UFA');
});

it('an office keeps its strokes, which a picture shows as letters', () => {
  expect(issuerOf('SSPIPE')).toBe('SSP/PE');
  expect(issuerOf('SRIDPFIMA')).toBe('SR/DPF/MA');
  expect(issuerOf('DELEMIG/SR/PFI/IAM')).toBe('DELEMIG/SR/PF/AM');
  expect(issuerOf('CGPUDIREX/DPF')).toBe('CGPI/DIREX/DPF');
  expect(issuerOf('DELEMIG/DREX/SRIPFIBA')).toBe('DELEMIG/DREX/SR/PF/BA');
  expect(issuerOf('NUMIG/DPFIJZOIBA')).toBe('NUMIG/DPF/JZO/BA');
  expect(issuerOf('DPF/ILS/BA')).toBe('DPF/ILS/BA');
});

it('a town whose stroke before its state was read as a letter is parted where no town ends like that, else doubtful', () => {
  const token = {
    text: '',
    folded: '',
    conf: 95,
    page: 1,
    box: [0, 0, 0, 0],
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
  };
  const read = [token] as unknown as Parameters<typeof isStrokeLost>[1];
  expect(townOf('NITERÓIIRI')).toBe('NITERÓI');
  expect(townOf('BELÉMIPA')).toBe('BELÉM');
  expect(townOf('ANÁPOLISIGO')).toBe('ANÁPOLIS');
  expect(townOf('CACHOEIRO DE ITAPEMIRIMIES')).toBe('CACHOEIRO DE ITAPEMIRIM');
  expect(townOf('DOUTOR RODRIGO')).toBe('DOUTOR RODRIGO');
  expect(townOf('JOÃO PINHEIRO')).toBe('JOÃO PINHEIRO');
  expect(isStrokeLost('SOBRALICE', read)).toBe(true);
  expect(isStrokeLost('RIO DE JANEIRO', read)).toBe(false);
});
