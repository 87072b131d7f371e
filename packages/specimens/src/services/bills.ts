import {
  completeBoletoBarcode,
  dueFactorOfDate,
  formatBoletoLine,
  lineOfBoletoBarcode,
} from '@lavra/brazil/boleto';
import { formatCep } from '@lavra/brazil/cep';
import { formatCnpj } from '@lavra/brazil/cnpj';
import { completeCns } from '@lavra/brazil/cns';
import {
  completeCollectionBarcode,
  formatCollectionLine,
  lineOfCollectionBarcode,
} from '@lavra/brazil/collection-slip';
import { addDays } from '@lavra/brazil/dates';
import { fromCents } from '@lavra/brazil/money';
import type { Form } from '../form.ts';
import { drawCompany, drawPerson, streetLine } from '../people.ts';
import type { Random } from '../random.ts';
import { a4 } from '../sheet.ts';
import {
  bar,
  cell,
  cnpjCell,
  cpfCell,
  dateCell,
  gap,
  heading,
  moneyCell,
  openRow,
  row,
  text,
} from './cells.ts';

/** An electricity bill, the usual proof of address, with its collection line. */
export function proofofaddress(random: Random): Form {
  const utility = drawCompany(random);
  const person = drawPerson(random);
  const { address } = person;
  const amount = random.cents(6_000, 90_000);
  const due = random.date(2024, 2025);
  const code = completeCollectionBarcode(`836${String(amount).padStart(11, '0')}${random.digits(29)}`);
  const line = lineOfCollectionBarcode(code);
  const usage = random.int(80, 640);
  return {
    title: 'Electricity bill',
    size: a4,
    truth: {
      Barcode: code,
      Line: line,
      ServiceKind: 'energy',
      Street: address.street,
      Number: address.number,
    },
    blocks: [
      heading(`ENERGIA ${utility.tradeName.toUpperCase()} S.A.`, 13),
      text(
        `${streetLine(utility.address)} - ${utility.address.city} - ${utility.address.uf}    CNPJ ${formatCnpj(utility.cnpj)}    Inscrição Estadual ${utility.ie}`,
        7,
      ),
      gap(3),
      text(
        `${person.name.toUpperCase()}\n${streetLine(address).toUpperCase()}\n${address.district.toUpperCase()}\n${formatCep(address.cep)} ${address.city.toUpperCase()} ${address.uf}`,
        10,
      ),
      bar('Dados da Unidade Consumidora'),
      row(
        cell('Nº DO CLIENTE', random.digits(9), 'CustomerNumber'),
        cell('Nº DA INSTALAÇÃO', random.digits(8), 'InstallationNumber'),
        cpfCell('CPF', person.cpf, 'CPF'),
        cell('CLASSE', 'RESIDENCIAL MONOFÁSICO'),
      ),
      row(
        {
          ...cell('REFERENTE A | CONTA MÊS', `${due.slice(5, 7)}/${due.slice(0, 4)}`, 'ReferenceMonth'),
          truth: due.slice(0, 7),
        },
        dateCell('VENCIMENTO', due, 'DueDate'),
        moneyCell('TOTAL A PAGAR (R$)', fromCents(amount), 'Amount'),
        dateCell('DATA DE EMISSÃO', addDays(due, -15), 'IssueDate'),
      ),
      bar('Descrição do Faturamento'),
      {
        kind: 'table',
        heads: ['DESCRIÇÃO', 'CONSUMO kWh', 'VALOR R$'],
        shares: [3, 1, 1],
        rows: [
          ['Energia ativa fornecida - TUSD', String(usage), ''],
          ['Energia ativa fornecida - TE', String(usage), ''],
          ['Contribuição para iluminação pública (CIP)', '', ''],
        ],
      },
      row(
        cell('LEITURA ANTERIOR', random.digits(5)),
        cell('LEITURA ATUAL', random.digits(5)),
        cell('Nº DO MEDIDOR', random.digits(8), 'MeterNumber'),
      ),
      openRow(cell('NOME DO CLIENTE', person.name.toUpperCase(), 'Name')),
      gap(8),
      text(formatCollectionLine(line), 11),
      { kind: 'barcode', format: 'ITF', text: code, width: 103, height: 13 },
    ],
  };
}

/** A bank slip with its line and barcode. */
export function boleto(random: Random): Form {
  const company = drawCompany(random);
  const payer = drawPerson(random);
  const amount = random.cents(5_000, 600_000);
  const due = random.date(2024, 2026);
  const bank = random.pick(['001', '237', '341']);
  const code = completeBoletoBarcode(
    `${bank}9${dueFactorOfDate(due)}${String(amount).padStart(10, '0')}${random.digits(25)}`,
  );
  const line = lineOfBoletoBarcode(code);
  const number = random.digits(8);
  return {
    title: 'Bank slip',
    size: [210, 148],
    label: 5.5,
    value: 8.5,
    truth: { Barcode: code, Line: line },
    blocks: [
      heading(`BANCO ESPÉCIME | ${bank} | ${formatBoletoLine(line)}`, 12),
      row(
        cell('Local de pagamento', 'PAGÁVEL EM QUALQUER BANCO ATÉ O VENCIMENTO', undefined, 3),
        dateCell('Vencimento', due, 'DueDate'),
      ),
      row(
        cell('Beneficiário', company.name, 'Beneficiary', 2),
        cnpjCell('CNPJ / CPF', company.cnpj, 'BeneficiaryCNPJ'),
        cell('Agência / Código do beneficiário', `${random.digits(4)} / ${random.digits(7)}`),
      ),
      row(
        dateCell('Data do documento', addDays(due, -20), 'DocumentDate'),
        cell('Nº do documento', number, 'Number'),
        cell('Espécie doc.', 'DM'),
        cell('Aceite', 'N'),
        cell('Nosso número', `${random.digits(11)}`, 'OurNumber'),
      ),
      row(
        cell('Uso do banco', ''),
        cell('Carteira', '17'),
        cell('Espécie', 'R$'),
        cell('Quantidade', ''),
        moneyCell('(=) Valor do documento', fromCents(amount), 'Amount'),
      ),
      row(
        cell('Instruções', 'Após o vencimento cobrar multa de 2%', undefined, 3),
        cell('(-) Desconto / Abatimento', ''),
      ),
      row(cell('Pagador', payer.name, 'Payer', 3), cpfCell('CPF / CNPJ', payer.cpf, 'PayerCPF')),
      row(cell('Sacador / Avalista', ''), cell('Autenticação mecânica - Ficha de Compensação', '')),
      { kind: 'barcode', format: 'ITF', text: code, width: 103, height: 13 },
    ],
  };
}

/** A guide of medical services (TISS, SP/SADT) with its numbered boxes. */
export function guide(random: Random): Form {
  const person = drawPerson(random);
  const [requester, executor] = [drawCompany(random), drawCompany(random)];
  const doctor = drawPerson(random);
  const cns = completeCns(`1${random.digits(10)}`);
  const date = random.date(2024, 2025);
  const price = random.cents(3_000, 60_000);
  return {
    title: 'SP/SADT guide',
    size: [297, 210],
    label: 5,
    value: 8,
    face: 'mono',
    blocks: [
      heading('GUIA DE SERVIÇO PROFISSIONAL / SERVIÇO AUXILIAR DE DIAGNÓSTICO E TERAPIA - SP/SADT', 11),
      row(
        cell('1 - Registro ANS', random.digits(6), 'AnsRegister'),
        cell('2 - Nº Guia no Prestador', random.digits(12), 'GuideNumber', 2),
        cell('3 - Número da Guia Principal', '', undefined, 2),
      ),
      row(
        dateCell('4 - Data da Autorização', date, 'AuthorisationDate'),
        cell('5 - Senha', random.digits(8), 'Password'),
        dateCell('6 - Data de Validade da Senha', addDays(date, 30), 'PasswordExpiryDate'),
        cell('7 - Número da Guia Atribuído pela Operadora', random.digits(12), 'OperatorGuideNumber', 2),
      ),
      bar('Dados do Beneficiário'),
      row(
        cell('8 - Número da Carteira', random.digits(17), 'CardNumber', 2),
        dateCell('9 - Validade da Carteira', random.date(2027, 2029), 'CardExpiryDate'),
        cell('10 - Nome', person.name.toUpperCase(), 'Name', 3),
        cell('11 - Cartão Nacional de Saúde', cns, 'CNS', 2),
        cell('12 - Atendimento a RN', 'N'),
      ),
      bar('Dados do Solicitante'),
      row(
        cell('13 - Código na Operadora', requester.cnpj, 'RequesterCode'),
        cell('14 - Nome do Contratado', requester.name.toUpperCase(), 'RequesterName', 3),
      ),
      row(
        cell('15 - Nome do Profissional Solicitante', doctor.name.toUpperCase(), 'Professional', 3),
        cell('16 - Conselho Profissional', '06'),
        cell('17 - Número no Conselho', random.digits(6), 'CouncilNumber'),
        cell('18 - UF', doctor.address.uf, undefined, 0.5),
        cell('19 - Código CBO', '225125'),
        cell('20 - Assinatura do Profissional', '', undefined, 2),
      ),
      bar('Dados da Solicitação / Procedimentos ou Itens Assistenciais Solicitados'),
      row(
        cell('21 - Caráter do Atendimento', '1'),
        dateCell('22 - Data da Solicitação', date, 'RequestDate'),
        cell('23 - Indicação Clínica', 'CEFALEIA', 'ClinicalIndication', 3),
      ),
      row(
        cell('24 - Tabela', '22'),
        cell('25 - Código do Procedimento', '41001010', 'ProcedureCode', 2),
        cell('26 - Descrição', 'TOMOGRAFIA COMPUTADORIZADA DE CRÂNIO', 'ProcedureDescription', 4),
        cell('27 - Qtde. Solic.', '1'),
        cell('28 - Qtde. Aut.', '1'),
      ),
      bar('Dados do Contratado Executante'),
      row(
        cell('29 - Código na Operadora', executor.cnpj, 'ExecutorCode'),
        cell('30 - Nome do Contratado', executor.name.toUpperCase(), 'ExecutorName', 3),
        cell('31 - Código CNES', random.digits(7), 'CNES'),
      ),
      bar('Dados do Atendimento'),
      row(
        cell('32 - Tipo de Atendimento', '05'),
        cell('33 - Indicação de Acidente', '9'),
        cell('34 - Tipo de Consulta', ''),
        cell('35 - Motivo de Encerramento do Atendimento', ''),
      ),
      row(
        dateCell('36 - Data', date, 'ExecutionDate'),
        cell('37 - Hora Inicial', '09:00'),
        cell('38 - Hora Final', '09:30'),
        cell('39 - Tabela', '22'),
        cell('40 - Código do Procedimento', '41001010'),
        cell('41 - Descrição', 'TOMOGRAFIA COMPUTADORIZADA DE CRÂNIO', undefined, 3),
        cell('42 - Qtde.', '1'),
        cell('43 - Via', ''),
        cell('44 - Téc.', ''),
        moneyCell('46 - Valor Unitário', fromCents(price)),
        moneyCell('47 - Valor Total', fromCents(price)),
      ),
      row(
        moneyCell('59 - Total de Procedimentos (R$)', fromCents(price)),
        moneyCell('65 - Total Geral (R$)', fromCents(price), 'TotalAmount'),
      ),
      row(
        cell('66 - Assinatura do Responsável pela Autorização', ''),
        cell('67 - Assinatura do Beneficiário ou Responsável', ''),
        cell('68 - Assinatura do Contratado', ''),
      ),
    ],
  };
}
