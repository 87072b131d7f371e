import { formatCnpj } from '@lavra/brazil/cnpj';
import { formatCpf } from '@lavra/brazil/cpf';

const cnpjLength = 14;

/** A CPF or CNPJ with its separators. */
export function formatDocument(cpfCnpj: string): string {
  return cpfCnpj.length === cnpjLength ? formatCnpj(cpfCnpj) : formatCpf(cpfCnpj);
}
