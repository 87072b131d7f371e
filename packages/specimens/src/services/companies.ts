import { formatCep } from '@lavra/brazil/cep';
import { formatCnpj } from '@lavra/brazil/cnpj';
import { formatCpf } from '@lavra/brazil/cpf';
import { formatDate, formatLongDate } from '@lavra/brazil/dates';
import { formatMoney } from '@lavra/brazil/money';
import { formatPhone } from '@lavra/brazil/phone';
import { formatSpRg } from '@lavra/brazil/rg';
import { states } from '@lavra/brazil/states';
import type { Form } from '../form.ts';
import { drawCompany, drawPerson, streetLine, type Address, type Person } from '../people.ts';
import type { Random } from '../random.ts';
import { a4 } from '../sheet.ts';
import { cell, cepCell, cnpjCell, dateCell, gap, heading, row, text } from './cells.ts';

/** The proof of registration of a company with the federal revenue. */
export function cnpjcard(random: Random): Form {
  const company = drawCompany(random);
  const { address } = company;
  const opened = random.date(1995, 2022);
  return {
    title: 'CNPJ card',
    size: a4,
    margin: 15,
    label: 5.5,
    truth: { CompanyKind: 'MATRIZ' },
    blocks: [
      heading('REPÚBLICA FEDERATIVA DO BRASIL', 12),
      heading('CADASTRO NACIONAL DA PESSOA JURÍDICA', 12),
      gap(2),
      row(
        cnpjCell('NÚMERO DE INSCRIÇÃO', company.cnpj, 'CNPJ'),
        cell('MATRIZ', 'COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL', undefined, 2),
        dateCell('DATA DE ABERTURA', opened, 'OpeningDate'),
      ),
      row(cell('NOME EMPRESARIAL', company.name.toUpperCase(), 'Name')),
      row(
        cell('TÍTULO DO ESTABELECIMENTO (NOME DE FANTASIA)', company.tradeName.toUpperCase(), 'TradeName', 4),
        cell('PORTE', 'DEMAIS', 'Size'),
      ),
      row(
        cell(
          'CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL',
          '46.47-8-01 - Comércio atacadista de artigos de escritório e de papelaria',
          'MainActivity',
        ),
      ),
      row(
        cell(
          'CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS',
          '47.61-0-03 - Comércio varejista de artigos de papelaria',
          'SecondaryActivities',
        ),
      ),
      row(
        cell(
          'CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA',
          '206-2 - Sociedade Empresária Limitada',
          'LegalNature',
        ),
      ),
      row(
        cell('LOGRADOURO', address.street.toUpperCase(), 'Street', 4),
        cell('NÚMERO', address.number, 'Number'),
        cell('COMPLEMENTO', '********', undefined, 2),
      ),
      row(
        cepCell('CEP', address.cep, 'ZipCode'),
        cell('BAIRRO/DISTRITO', address.district.toUpperCase(), 'District', 2),
        cell('MUNICÍPIO', address.city.toUpperCase(), 'City', 2),
        cell('UF', address.uf, 'State', 0.5),
      ),
      row(cell('ENDEREÇO ELETRÔNICO', company.email.toUpperCase(), 'Email', 2), {
        ...cell('TELEFONE', formatPhone(address.phone), 'Phone'),
        truth: address.phone,
      }),
      row(cell('ENTE FEDERATIVO RESPONSÁVEL (EFR)', '*****')),
      row(
        cell('SITUAÇÃO CADASTRAL', 'ATIVA', 'Status', 2),
        dateCell('DATA DA SITUAÇÃO CADASTRAL', opened, 'StatusDate'),
      ),
      row(cell('MOTIVO DE SITUAÇÃO CADASTRAL', '')),
      row(cell('SITUAÇÃO ESPECIAL', '********', undefined, 2), cell('DATA DA SITUAÇÃO ESPECIAL', '********')),
      gap(4),
      text('Aprovado pela Instrução Normativa RFB nº 2.119, de 06 de dezembro de 2022.', 8),
      text(
        `Emitido no dia ${formatDate(random.date(2024, 2025))} às ${random.int(10, 19)}:${random.int(10, 59)}:${random.int(10, 59)} (data e hora de Brasília). Página: 1/1`,
        8,
      ),
    ],
  };
}

function addressLine(address: Address): string {
  return `${streetLine(address)}, ${address.district}, ${address.city} - ${address.uf}, CEP ${formatCep(address.cep)}`;
}

function partyLine(person: Person, trade: string): string {
  return `${person.name.toUpperCase()}, brasileiro(a), casado(a), ${trade}, portador(a) do RG nº ${formatSpRg(person.rg)} SSP/SP e do CPF nº ${formatCpf(person.cpf)}, residente e domiciliado(a) na ${addressLine(person.address)}`;
}

/** The articles of a limited company with the stamp of the board of trade. */
export function socialcontract(random: Random): Form {
  const company = drawCompany(random);
  const partners = [drawPerson(random), drawPerson(random)] as const;
  const state = states.find(({ uf }) => uf === company.address.uf);
  const date = random.date(2018, 2024);
  const nire = `${state?.ibge ?? ''}2${random.digits(8)}`;
  const quotas = BigInt(random.int(10, 500)) * 1000n;
  const capital = `${quotas}.00`;
  return {
    title: 'Articles of association',
    size: a4,
    margin: 25,
    truth: {
      Name: company.name.toUpperCase(),
      CNPJ: company.cnpj,
      NIRE: nire,
      Capital: capital,
      Date: date,
      Partner1Name: partners[0].name.toUpperCase(),
      Partner1CPF: partners[0].cpf,
      Partner2Name: partners[1].name.toUpperCase(),
      Partner2CPF: partners[1].cpf,
    },
    blocks: [
      heading('CONTRATO SOCIAL', 14),
      heading(company.name.toUpperCase(), 12),
      heading(`CNPJ ${formatCnpj(company.cnpj)}     NIRE ${nire}`, 10),
      text(
        `Pelo presente INSTRUMENTO PARTICULAR de constituição de sociedade limitada, ${partyLine(partners[0], 'empresário(a)')}, e ${partyLine(partners[1], 'engenheiro(a)')}, resolvem constituir uma sociedade empresária limitada.`,
        11,
      ),
      text(
        `CLÁUSULA PRIMEIRA - A sociedade girará sob o nome empresarial ${company.name.toUpperCase()}, com sede na ${addressLine(company.address)}.`,
        11,
      ),
      text(
        'CLÁUSULA SEGUNDA - DO OBJETO SOCIAL: o objeto social é o comércio atacadista de artigos de escritório e de papelaria.',
        11,
      ),
      text(
        `CLÁUSULA TERCEIRA - DO CAPITAL SOCIAL: o capital social é de R$ ${formatMoney(capital)}, dividido em ${quotas} quotas no valor nominal de R$ 1,00 cada uma, subscritas pelos sócios em partes iguais.`,
        11,
      ),
      text(
        `CLÁUSULA QUARTA - DA ADMINISTRAÇÃO: a administração da sociedade caberá a ${partners[0].name.toUpperCase()}.`,
        11,
      ),
      text(
        `E por estarem assim justos e contratados, assinam o presente. ${company.address.city}, ${formatLongDate(date)}.`,
        11,
      ),
      gap(20),
      text(
        `JUNTA COMERCIAL DO ESTADO DE ${state?.name.toUpperCase() ?? ''} - CERTIFICO O REGISTRO EM ${formatDate(date)} SOB Nº ${nire}. PROTOCOLO: ${random.digits(9)} DE ${formatDate(date)}. CÓDIGO DE VERIFICAÇÃO: ${random.digits(11)}.`,
        8,
      ),
    ],
  };
}

/** A rental contract of a home. */
export function contract(random: Random): Form {
  const [owner, tenant, guarantor] = [drawPerson(random), drawPerson(random), drawPerson(random)];
  const start = random.date(2022, 2025);
  const end = `${Number(start.slice(0, 4)) + 2}${start.slice(4)}`;
  const rent = `${random.int(900, 6500)}.00`;
  const place = drawPerson(random).address;
  return {
    title: 'Rental contract',
    size: a4,
    margin: 25,
    truth: {
      LandlordName: owner.name.toUpperCase(),
      LandlordCPF: owner.cpf,
      TenantName: tenant.name.toUpperCase(),
      TenantCPF: tenant.cpf,
      GuarantorName: guarantor.name.toUpperCase(),
      GuarantorCPF: guarantor.cpf,
      StartDate: start,
      EndDate: end,
      RentAmount: rent,
    },
    blocks: [
      heading('CONTRATO DE LOCAÇÃO RESIDENCIAL', 14),
      gap(3),
      text(`LOCADOR(A): ${partyLine(owner, 'professor(a)')}.`, 11),
      text(`LOCATÁRIO(A): ${partyLine(tenant, 'analista')}.`, 11),
      text(`FIADOR(A): ${partyLine(guarantor, 'comerciante')}.`, 11),
      text(
        `CLÁUSULA PRIMEIRA - DO OBJETO: o presente contrato tem por objeto a locação do imóvel situado na ${addressLine(place)}.`,
        11,
      ),
      text(
        `CLÁUSULA SEGUNDA - DO PRAZO: o prazo da locação é de 24 meses, com início em ${formatDate(start)} e término em ${formatDate(end)}.`,
        11,
      ),
      text(
        `CLÁUSULA TERCEIRA - DO ALUGUEL: o aluguel mensal é de R$ ${formatMoney(rent)}, com vencimento todo dia 10.`,
        11,
      ),
      text(
        'CLÁUSULA QUARTA - DO REAJUSTE: o aluguel será reajustado anualmente pelo IGP-M, nos termos da Lei nº 8.245/91.',
        11,
      ),
      text(`CLÁUSULA QUINTA - DO FORO: fica eleito o foro da comarca de ${place.city} - ${place.uf}.`, 11),
      text(`${place.city}, ${formatLongDate(start)}.`, 11),
      gap(12),
      text('____________________________          ____________________________', 11),
      text('LOCADOR(A)                                                  LOCATÁRIO(A)', 11),
      text('Testemunhas: ____________________     ____________________', 11),
    ],
  };
}
