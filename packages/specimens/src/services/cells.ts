import { formatCep } from '@lavra/brazil/cep';
import { formatCnpj } from '@lavra/brazil/cnpj';
import { formatCpf } from '@lavra/brazil/cpf';
import { formatDate } from '@lavra/brazil/dates';
import { formatMoney } from '@lavra/brazil/money';
import type { Block, Cell } from '../form.ts';

/** A labelled value printed as it is; `field` makes it part of the truth. */
export function cell(label: string, value: string, field?: string, share?: number): Cell {
  return {
    label,
    value,
    ...(field === undefined ? {} : { field }),
    ...(share === undefined ? {} : { share }),
  };
}

/** A date printed DD/MM/YYYY whose truth is ISO. */
export function dateCell(label: string, iso: string, field?: string, share?: number): Cell {
  return { ...cell(label, formatDate(iso), field, share), truth: iso };
}

/** An amount printed 1.234,56 whose truth is a decimal string. */
export function moneyCell(label: string, decimal: string, field?: string, share?: number): Cell {
  return { ...cell(label, formatMoney(decimal), field, share), truth: decimal };
}

/** A CPF printed with punctuation whose truth is its digits. */
export function cpfCell(label: string, cpf: string, field?: string, share?: number): Cell {
  return { ...cell(label, formatCpf(cpf), field, share), truth: cpf };
}

/** A CNPJ printed with punctuation whose truth is its characters. */
export function cnpjCell(label: string, cnpj: string, field?: string, share?: number): Cell {
  return { ...cell(label, formatCnpj(cnpj), field, share), truth: cnpj };
}

/** A CEP printed with its dash whose truth is its digits. */
export function cepCell(label: string, cep: string, field?: string, share?: number): Cell {
  return { ...cell(label, formatCep(cep), field, share), truth: cep };
}

/** One row of boxed cells. */
export function row(...cells: Cell[]): Block {
  return { kind: 'cells', cells };
}

/** One row of cells without boxes. */
export function openRow(...cells: Cell[]): Block {
  return { kind: 'cells', cells, isOpen: true };
}

/** A centred bold line. */
export function heading(text: string, size?: number): Block {
  return { kind: 'heading', text, ...(size === undefined ? {} : { size }) };
}

/** A grey bar with a title at its left. */
export function bar(text: string): Block {
  return { kind: 'heading', text, size: 8, align: 'left', isBar: true };
}

/** A paragraph. */
export function text(value: string, size?: number): Block {
  return { kind: 'text', text: value, ...(size === undefined ? {} : { size }) };
}

/** Empty space in millimetres. */
export function gap(height: number): Block {
  return { kind: 'gap', height };
}
