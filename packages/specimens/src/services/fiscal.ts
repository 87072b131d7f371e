import { buildAccessKey, formatAccessKey } from '@lavra/brazil/access-key';
import { formatDate } from '@lavra/brazil/dates';
import { formatMoney, fromCents } from '@lavra/brazil/money';
import { completeNfseKey } from '@lavra/brazil/nfse-key';
import { formatIrpfReceipt } from '@lavra/brazil/unchecked-numbers';
import { formatVoterCard, completeVoterCard } from '@lavra/brazil/voter-card';
import type { Form } from '../form.ts';
import { drawCompany, drawPerson, streetLine, type Company } from '../people.ts';
import type { Random } from '../random.ts';
import { a4 } from '../sheet.ts';
import {
  bar,
  cell,
  cepCell,
  cnpjCell,
  cpfCell,
  dateCell,
  heading,
  moneyCell,
  openRow,
  row,
  text,
} from './cells.ts';

function shortMonth(iso: string): string {
  return iso.slice(2, 7).replace('-', '');
}

/** A national service invoice (DANFSe) with its 50-digit key. */
export function nfse(random: Random): Form {
  const [provider, taker] = [drawCompany(random), drawCompany(random)];
  const date = random.date(2024, 2025);
  const number = random.digits(5);
  const key = completeNfseKey(
    `${provider.address.municipality}22${provider.cnpj}${number.padStart(13, '0')}${shortMonth(date)}${random.digits(9)}`,
  );
  const amount = random.cents(20_000, 2_000_000);
  const tax = (amount * 5n + 50n) / 100n;
  return {
    title: 'NFS-e',
    size: a4,
    value: 8.5,
    blocks: [
      heading('DANFSe v2.0', 12),
      heading('Documento Auxiliar da NFS-e', 9),
      row(cell('CHAVE DE ACESSO DA NFS-e', key, 'AccessKey')),
      row(
        cell('NÚMERO DA NFS-e', number, 'Number'),
        dateCell('COMPETÊNCIA DA NFS-e', date, 'CompetenceDate'),
        {
          ...cell(
            'DATA E HORA DA EMISSÃO DA NFS-e',
            `${formatDate(date)} 14:${random.int(10, 59)}:00`,
            'IssueDate',
          ),
          truth: date,
        },
      ),
      row(cell('NÚMERO DA DPS', number, 'DpsNumber'), cell('SÉRIE DA DPS', '1', 'DpsSeries')),
      bar('EMITENTE DA NFS-e - PRESTADOR / FORNECEDOR'),
      row(
        cnpjCell('CNPJ / CPF / NIF', provider.cnpj, 'ProviderCNPJ'),
        cell('Nome / Nome Empresarial', provider.name, 'ProviderName', 2),
      ),
      row(
        cell('Endereço', streetLine(provider.address), 'ProviderStreet', 2),
        cell('Município', `${provider.address.city} - ${provider.address.uf}`),
        cepCell('CEP', provider.address.cep),
      ),
      bar('TOMADOR / ADQUIRENTE'),
      row(
        cnpjCell('CNPJ / CPF / NIF', taker.cnpj, 'TakerCNPJ'),
        cell('Nome / Nome Empresarial', taker.name, 'TakerName', 2),
      ),
      bar('SERVIÇO PRESTADO'),
      row(
        cell('Código de Tributação Nacional', '01.07.01', 'ServiceCode'),
        cell('Código de Tributação Municipal', '-'),
        cell('Local da Prestação', provider.address.city),
      ),
      row(
        cell(
          'Descrição do Serviço',
          'Suporte técnico em informática, manutenção de programas',
          'Description',
        ),
      ),
      bar('TRIBUTAÇÃO MUNICIPAL'),
      row(
        moneyCell('BC ISSQN', fromCents(amount), 'TaxBase'),
        cell('Alíquota Aplicada', '5,00%'),
        cell('Retenção do ISSQN', 'Não Retido'),
        moneyCell('ISSQN Apurado', fromCents(tax), 'TaxAmount'),
      ),
      bar('VALOR TOTAL DA NFS-E'),
      row(
        moneyCell('Valor do Serviço', fromCents(amount), 'ServiceAmount'),
        moneyCell('Valor Líquido da NFS-e', fromCents(amount), 'NetAmount'),
      ),
    ],
  };
}

function partyRows(title: string, company: Company, prefix: string): Form['blocks'] {
  const { address } = company;
  return [
    row(
      cell(title, company.name.toUpperCase(), `${prefix}Name`, 2),
      cnpjCell('CNPJ/CPF', company.cnpj, `${prefix}CNPJ`),
      cell('INSCRIÇÃO ESTADUAL', company.ie, `${prefix}StateRegistration`),
    ),
    row(
      cell('ENDEREÇO', streetLine(address), `${prefix}Street`, 2),
      cell('MUNICÍPIO', `${address.city.toUpperCase()} - ${address.uf}`),
      cepCell('CEP', address.cep),
    ),
  ];
}

/** The printed form (DACTE) of a transport document. */
export function cte(random: Random): Form {
  const [issuer, sender, recipient] = [drawCompany(random), drawCompany(random), drawCompany(random)];
  const date = random.date(2024, 2025);
  const [series, number] = ['1', random.digits(6)];
  const key = buildAccessKey({
    uf: issuer.address.uf,
    yearMonth: date.slice(0, 7),
    issuer: issuer.cnpj,
    model: '57',
    series,
    number,
    code: random.digits(8),
  });
  const freight = random.cents(15_000, 900_000);
  const place = ({ address }: Company): string => `${address.city.toUpperCase()} - ${address.uf}`;
  return {
    title: 'DACTE',
    size: a4,
    label: 5.2,
    value: 8,
    truth: { AccessKey: key },
    blocks: [
      heading(issuer.name.toUpperCase(), 11),
      heading('DACTE', 14),
      heading('Documento Auxiliar do Conhecimento de Transporte Eletrônico', 8),
      row(
        cell('MODAL', 'RODOVIÁRIO', 'Modal'),
        cell('MODELO', '57', 'Model'),
        cell('SÉRIE', series, 'Series'),
        cell('NÚMERO', number, 'Number'),
        cell('FL', '1/1'),
        {
          ...cell(
            'DATA E HORA DE EMISSÃO',
            `${formatDate(date)} 09:${random.int(10, 59)}:00`,
            'IssueDate',
            2,
          ),
          truth: date,
        },
      ),
      { kind: 'barcode', format: 'Code128', text: key, width: 82, height: 12 },
      row(cell('CHAVE DE ACESSO', formatAccessKey(key))),
      row(
        cell('TIPO DO CT-E', 'Normal', 'CteType'),
        cell('TIPO DO SERVIÇO', 'Normal', 'ServiceType'),
        cell('TOMADOR DO SERVIÇO', 'Remetente', 'Payer'),
        cell('PROTOCOLO DE AUTORIZAÇÃO DE USO', `1${random.digits(14)}`, 'Protocol', 1.5),
      ),
      row(cell('CFOP - NATUREZA DA PRESTAÇÃO', '6353 - PRESTACAO DE SERVICO DE TRANSPORTE', 'Operation')),
      row(
        cell('INÍCIO DA PRESTAÇÃO', place(sender), 'Origin'),
        cell('TÉRMINO DA PRESTAÇÃO', place(recipient), 'Destination'),
      ),
      row(
        cnpjCell('CNPJ DO EMITENTE', issuer.cnpj, 'IssuerCNPJ'),
        cell('INSCRIÇÃO ESTADUAL', issuer.ie, 'IssuerStateRegistration'),
      ),
      ...partyRows('REMETENTE', sender, 'Sender'),
      ...partyRows('DESTINATÁRIO', recipient, 'Recipient'),
      row(cell('EXPEDIDOR', ''), cell('RECEBEDOR', '')),
      row(
        cell('PRODUTO PREDOMINANTE', random.pick(['AÇÚCAR', 'PAPEL', 'TECIDOS']), 'Product', 2),
        moneyCell('VALOR TOTAL DA CARGA', fromCents(freight * 14n), 'CargoAmount'),
      ),
      bar('COMPONENTES DO VALOR DA PRESTAÇÃO DO SERVIÇO'),
      row(
        moneyCell('FRETE VALOR', fromCents(freight)),
        moneyCell('VALOR TOTAL DO SERVIÇO', fromCents(freight), 'TotalAmount'),
        moneyCell('VALOR TOTAL A RECEBER', fromCents(freight), 'ReceivableAmount'),
      ),
      bar('INFORMAÇÕES RELATIVAS AO IMPOSTO'),
      row(
        cell('SITUAÇÃO TRIBUTÁRIA', '00 - tributação normal ICMS'),
        moneyCell('BASE DE CÁLCULO', fromCents(freight), 'IcmsBase'),
        cell('ALÍQ. ICMS', '12,00'),
        moneyCell('VALOR ICMS', fromCents((freight * 12n + 50n) / 100n), 'IcmsAmount'),
      ),
      bar('DOCUMENTOS ORIGINÁRIOS'),
      row(cell('TIPO DOC', 'NF-e'), cell('CNPJ/CHAVE', random.digits(44), undefined, 4)),
      row(
        cell('RNTRC DA EMPRESA', random.digits(8), 'RNTRC'),
        cell('OBSERVAÇÕES', 'Espécime sem valor fiscal', undefined, 3),
      ),
    ],
  };
}

/** A draft of a transport order, which no standard describes. */
export function transportdraft(random: Random): Form {
  const [sender, recipient] = [drawCompany(random), drawCompany(random)];
  const driver = drawPerson(random);
  const goods = random.cents(200_000, 9_000_000);
  return {
    title: 'Transport draft',
    size: [210, 148],
    value: 8,
    blocks: [
      heading('MINUTA DE DESPACHO', 13),
      row(
        cell('MINUTA DE DESPACHO Nº', random.digits(6), 'Number'),
        dateCell('DATA', random.date(2024, 2025), 'Date'),
        cell('FRETE', random.pick(['CIF', 'FOB']), 'FreightTerms'),
      ),
      ...partyRows('REMETENTE', sender, 'Sender'),
      ...partyRows('DESTINATÁRIO', recipient, 'Recipient'),
      row(
        cell('NOTA FISCAL', random.digits(6), 'InvoiceNumber'),
        cell('VOLUMES', String(random.int(1, 60)), 'Volumes'),
        cell('ESPÉCIE', 'CAIXA', 'PackageKind'),
        cell('PESO', `${random.int(10, 900)},00 kg`),
        cell('CUBAGEM', `${random.int(1, 9)},20 m³`),
      ),
      row(
        moneyCell('VALOR DA MERCADORIA', fromCents(goods), 'GoodsAmount'),
        moneyCell('VALOR DO FRETE', fromCents(goods / 12n), 'FreightAmount'),
      ),
      row(
        cell('MOTORISTA', driver.name.toUpperCase(), 'Driver', 2),
        cpfCell('CPF', driver.cpf, 'DriverCPF'),
        cell('PLACA', `LVR${random.int(0, 9)}A${random.digits(2)}`, 'Plate'),
      ),
      row(cell('COLETA', ''), cell('ENTREGA', ''), cell('ASSINATURA DO MOTORISTA', '', undefined, 2)),
    ],
  };
}

/** The receipt and summary of a personal income tax return. */
export function irpf(random: Random): Form {
  const person = drawPerson(random);
  const year = random.int(2022, 2025);
  const income = random.cents(3_000_000, 30_000_000);
  const due = income / 9n;
  const paid = due + random.cents(10_000, 300_000);
  const receipt = random.digits(12);
  const card = completeVoterCard(`${random.digits(8)}01`);
  return {
    title: 'IRPF',
    size: a4,
    blocks: [
      heading('MINISTÉRIO DA FAZENDA', 9),
      heading('SECRETARIA ESPECIAL DA RECEITA FEDERAL DO BRASIL', 9),
      heading('IMPOSTO SOBRE A RENDA - PESSOA FÍSICA', 11),
      heading('RECIBO DE ENTREGA DA DECLARAÇÃO DE AJUSTE ANUAL', 10),
      openRow(
        cell('EXERCÍCIO', String(year), 'ExerciseYear'),
        cell('ANO-CALENDÁRIO', String(year - 1), 'CalendarYear'),
        cell('TIPO', 'OPÇÃO PELAS DEDUÇÕES LEGAIS', 'ReturnKind', 2),
      ),
      bar('IDENTIFICAÇÃO DO CONTRIBUINTE'),
      row(cell('NOME', person.name.toUpperCase(), 'Name', 3), cpfCell('CPF', person.cpf, 'CPF')),
      row(
        dateCell('DATA DE NASCIMENTO', person.birthDate, 'BirthDate'),
        { ...cell('TÍTULO ELEITORAL', formatVoterCard(card), 'VoterCard'), truth: card },
        cell('OCUPAÇÃO PRINCIPAL', '215 - Engenheiro'),
      ),
      row(
        cell('ENDEREÇO', streetLine(person.address), 'Street', 3),
        cell('MUNICÍPIO', person.address.city, 'City'),
        cell('UF', person.address.uf, 'State', 0.5),
        cepCell('CEP', person.address.cep, 'ZipCode'),
      ),
      bar('RESUMO (valores em reais)'),
      row(moneyCell('TOTAL RENDIMENTOS TRIBUTÁVEIS', fromCents(income), 'TaxableIncome')),
      row(moneyCell('IMPOSTO DEVIDO', fromCents(due), 'TaxDue')),
      row(moneyCell('IMPOSTO PAGO', fromCents(paid), 'TaxPaid')),
      row(moneyCell('IMPOSTO A RESTITUIR', fromCents(paid - due), 'TaxRefund')),
      row(moneyCell('SALDO DE IMPOSTO A PAGAR', '0.00', 'TaxPayable')),
      text(
        `O número do recibo de sua declaração apresentada em ${formatDate(`${year}-04-${random.int(10, 28)}`)} às ${random.int(10, 22)}:${random.int(10, 59)}:${random.int(10, 59)} é,`,
        10,
      ),
      row({ ...cell('NÚMERO DO RECIBO', formatIrpfReceipt(receipt), 'ReceiptNumber'), truth: receipt }),
    ],
  };
}

/** The consumer's receipt of a shop (DANFE NFC-e) on an 80 mm roll. */
export function refund(random: Random): Form {
  const shop = drawCompany(random);
  const buyer = drawPerson(random);
  const date = random.date(2024, 2025);
  const number = random.digits(6);
  const key = buildAccessKey({
    uf: shop.address.uf,
    yearMonth: date.slice(0, 7),
    issuer: shop.cnpj,
    model: '65',
    series: '1',
    number,
    code: random.digits(8),
  });
  const goods = ['CAFÉ EXPRESSO', 'PÃO DE QUEIJO', 'ÁGUA MINERAL', 'ALMOÇO EXECUTIVO'].slice(
    0,
    random.int(2, 4),
  );
  const prices = goods.map(() => random.cents(400, 6000));
  const total = fromCents(prices.reduce((sum, price) => sum + price, 0n));
  return {
    title: 'NFC-e',
    size: [80, 190],
    margin: 4,
    label: 6,
    value: 8,
    truth: { AccessKey: key, TotalAmount: total },
    blocks: [
      heading(shop.name.toUpperCase(), 8.5),
      openRow(cnpjCell('CNPJ', shop.cnpj, 'CNPJ')),
      text(
        `${streetLine(shop.address)}, ${shop.address.district}, ${shop.address.city} - ${shop.address.uf}`,
        7,
      ),
      heading('DANFE NFC-e', 9),
      text('Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica', 7),
      {
        kind: 'table',
        heads: ['CÓDIGO', 'DESCRIÇÃO', 'QTD', 'UN', 'VL UNIT', 'VL TOTAL'],
        shares: [1, 2.6, 0.8, 0.7, 1.2, 1.3],
        rows: goods.map((name, index) => [
          String(index + 1).padStart(3, '0'),
          name,
          '1',
          'UN',
          formatMoney(fromCents(prices[index] ?? 0n)),
          formatMoney(fromCents(prices[index] ?? 0n)),
        ]),
      },
      openRow(cell('QTD. TOTAL DE ITENS', String(goods.length), 'ItemCount')),
      openRow(moneyCell('VALOR TOTAL R$', total)),
      openRow(cell('FORMA PAGTO.', 'Cartão de Crédito', 'PaymentMethod'), moneyCell('VALOR PAGO R$', total)),
      text('Consulte pela Chave de Acesso em www.fazenda.gov.br/nfce', 7),
      text(formatAccessKey(key), 7),
      openRow(cpfCell('CONSUMIDOR CPF', buyer.cpf, 'ConsumerCPF')),
      openRow(cell('NFC-e nº', number, 'Number'), cell('Série', '001'), {
        ...cell('Emissão', `${formatDate(date)} 12:${random.int(10, 59)}:00`, 'IssueDate', 2),
        truth: date,
      }),
      openRow(cell('Protocolo de autorização', `1${random.digits(14)}`, 'Protocol')),
      {
        kind: 'barcode',
        format: 'QRCode',
        text: `http://www.fazenda.gov.br/nfce/qrcode?p=${key}|2|1|1|ESPECIME`,
        width: 38,
        height: 38,
      },
    ],
  };
}
