import { completeCmc7, formatCmc7 } from '@lavra/brazil/cmc7';
import { formatCpf } from '@lavra/brazil/cpf';
import { formatDate, formatLongDate } from '@lavra/brazil/dates';
import { formatMoney } from '@lavra/brazil/money';
import { completeRenavam } from '@lavra/brazil/renavam';
import { completeVin } from '@lavra/brazil/vin';
import type { Block, Form } from '../form.ts';
import { drawCompany, drawPerson } from '../people.ts';
import type { Random } from '../random.ts';
import { a4 } from '../sheet.ts';
import { bar, cell, cpfCell, dateCell, gap, heading, openRow, row, text } from './cells.ts';

function vehicle(random: Random): {
  plate: string;
  renavam: string;
  vin: string;
  year: string;
  model: string;
} {
  return {
    plate: `${random.pick(['BRA', 'LVR', 'QWE', 'RST'])}${random.int(0, 9)}${random.pick([...'ABCDEFGHIJ'])}${random.digits(2)}`,
    renavam: completeRenavam(random.digits(10)),
    vin: completeVin(
      `9BWAB45U${random.pick([...'ABCDEFGH'])}${random.pick([...'ABCDEFGH'])}${random.digits(6)}`,
    ),
    year: String(random.int(2008, 2024)),
    model: random.pick(['VW/GOL 1.0', 'FIAT/UNO MILLE', 'GM/ONIX 1.4', 'TOYOTA/COROLLA XEI']),
  };
}

/** The electronic vehicle registration (CRLV-e) on A4. */
export function crlv(random: Random): Form {
  const car = vehicle(random);
  const person = drawPerson(random);
  const date = random.date(2023, 2025);
  const { address } = person;
  return {
    title: 'CRLV-e',
    size: a4,
    face: 'monoBold',
    blocks: [
      heading('REPÚBLICA FEDERATIVA DO BRASIL', 10),
      heading('MINISTÉRIO DOS TRANSPORTES - SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN', 8),
      heading(`DETRAN-${address.uf}`, 9),
      heading('CERTIFICADO DE REGISTRO E LICENCIAMENTO DE VEÍCULO - ELETRÔNICO', 10),
      row(
        cell('CÓDIGO RENAVAM', car.renavam, 'Renavam'),
        cell('PLACA', car.plate, 'Plate'),
        cell('EXERCÍCIO', date.slice(0, 4), 'ExerciseYear'),
      ),
      row(
        cell('ANO FABRICAÇÃO', car.year, 'ManufactureYear'),
        cell('ANO MODELO', car.year, 'ModelYear'),
        cell('NÚMERO DO CRV', random.digits(12), 'CRVNumber'),
      ),
      row(cell('CÓDIGO DE SEGURANÇA DO CLA', random.digits(11), 'SecurityCode'), cell('CAT', '***')),
      row(
        cell('MARCA / MODELO / VERSÃO', car.model, 'Model'),
        cell('ESPÉCIE / TIPO', 'PASSAGEIRO AUTOMOVEL', 'Kind'),
      ),
      row(cell('PLACA ANTERIOR / UF', '*******/**'), cell('CHASSI', car.vin, 'Chassis')),
      row(
        cell('COR PREDOMINANTE', random.pick(['PRATA', 'PRETA', 'BRANCA']), 'Colour'),
        cell('COMBUSTÍVEL', 'ALCOOL/GASOLINA', 'Fuel'),
      ),
      {
        kind: 'barcode',
        format: 'QRCode',
        text: `CRLV-E ESPECIME ${car.renavam}${car.plate}`,
        width: 35,
        height: 35,
      },
      text('Valide este QRCode com app Vio', 7),
      row(cell('CATEGORIA', 'PARTICULAR', 'Category'), cell('CAPACIDADE', '*.*')),
      row(
        cell('POTÊNCIA/CILINDRADA', '75CV/999', 'Power'),
        cell('PESO BRUTO TOTAL', '1.5', 'GrossWeight'),
        cell('MOTOR', `CCP${random.digits(6)}`, 'Engine'),
      ),
      row(
        cell('CMT', '1.9'),
        cell('EIXOS', '2'),
        cell('LOTAÇÃO', '05P'),
        cell('CARROCERIA', 'NÃO APLICÁVEL'),
      ),
      row(cell('NOME', person.name.toUpperCase(), 'Name', 2), cpfCell('CPF / CNPJ', person.cpf, 'CPF')),
      row(
        cell('LOCAL', `${address.city.toUpperCase()} ${address.uf}`, 'IssuePlace', 2),
        dateCell('DATA', date, 'IssueDate'),
      ),
      text('ASSINADO DIGITALMENTE PELO DETRAN', 7),
      bar('DADOS DO SEGURO DPVAT'),
      bar('OBSERVAÇÕES DO VEÍCULO'),
      text('SEM RESERVA', 8),
      bar('INFORMAÇÕES DO SEGURO'),
    ],
  };
}

/** The paper vehicle title used until 2021, with its authorisation to transfer. */
export function crv(random: Random): Form {
  const car = vehicle(random);
  const person = drawPerson(random);
  return {
    title: 'CRV',
    size: [210, 120],
    face: 'monoBold',
    label: 5.5,
    value: 8.5,
    blocks: [
      heading('REPÚBLICA FEDERATIVA DO BRASIL - MINISTÉRIO DAS CIDADES - DENATRAN', 8),
      heading('CERTIFICADO DE REGISTRO DE VEÍCULO - CRV', 11),
      row(
        cell('VIA', '1'),
        cell('CÓD. RENAVAM', car.renavam, 'Renavam', 2),
        cell('RNTRC', '********'),
        cell('Nº', random.digits(10), 'CRVNumber', 2),
      ),
      row(
        cell('NOME / ENDEREÇO', person.name.toUpperCase(), 'Name', 3),
        cpfCell('CPF / CGC', person.cpf, 'CPF'),
      ),
      row(
        cell('PLACA', car.plate, 'Plate'),
        cell('PLACA ANT / UF', '*******/**'),
        cell('CHASSI', car.vin, 'Chassis', 2),
      ),
      row(
        cell('ESPÉCIE / TIPO', 'PASSAGEIRO AUTOMOVEL', 'Kind'),
        cell('COMBUSTÍVEL', 'ALCOOL/GASOLINA', 'Fuel'),
      ),
      row(
        cell('MARCA / MODELO', car.model, 'Model', 2),
        cell('ANO FAB', car.year, 'ManufactureYear'),
        cell('ANO MOD', car.year, 'ModelYear'),
      ),
      row(
        cell('CAP / POT / CIL', '5P/75CV/999'),
        cell('CATEGORIA', 'PARTICULAR', 'Category'),
        cell('COR PREDOMINANTE', 'PRATA', 'Colour'),
      ),
      row(
        cell('OBSERVAÇÕES', 'SEM RESERVA', 'Notes', 2),
        cell('LOCAL', `${person.address.city.toUpperCase()} ${person.address.uf}`, 'IssuePlace'),
        dateCell('DATA', random.date(2015, 2020), 'IssueDate'),
      ),
      heading('AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO', 8),
    ],
  };
}

/** A bank cheque with its magnetic line printed as digits. */
export function bankcheck(random: Random): Form {
  const person = drawPerson(random);
  const payee = drawPerson(random);
  const [bank, agency, account] = [random.pick(['001', '237', '341']), random.digits(4), random.digits(10)];
  const number = random.digits(6);
  const code = completeCmc7(`${bank}${agency}018${number}5${account}`);
  const amount = `${random.int(100, 9999)}.00`;
  const date = random.date(2023, 2025);
  const line: Block = { kind: 'text', text: formatCmc7(code), size: 13, face: 'mono' };
  return {
    title: 'Cheque',
    size: [175, 80],
    margin: 6,
    truth: {
      CMC7: code,
      Amount: amount,
      Payee: payee.name,
      Date: date,
      Holder: person.name.toUpperCase(),
      CPF: person.cpf,
    },
    blocks: [
      row(
        cell('Comp', '018', 'Clearing', 0.7),
        cell('Banco', bank, 'Bank', 0.8),
        cell('Agência', agency, 'Agency'),
        cell('C1', String(random.int(0, 9)), undefined, 0.5),
        cell('Conta', account, 'Account', 1.8),
        cell('C2', String(random.int(0, 9)), undefined, 0.5),
        cell('Série', '850', 'Series', 0.8),
        cell('Cheque Nº', number, 'Number', 1.2),
        cell('C3', String(random.int(0, 9)), undefined, 0.5),
        cell('R$', formatMoney(amount), undefined, 1.8),
      ),
      gap(2),
      text(`Pague por este cheque a quantia de ${amount.slice(0, -3)} reais e centavos acima`, 9),
      text(`a ${payee.name} ou à sua ordem`, 9),
      { kind: 'text', text: `${person.address.city}, ${formatLongDate(date)}`, size: 9, align: 'right' },
      text('BANCO ESPÉCIME S.A.', 9),
      {
        kind: 'text',
        text: `${person.name.toUpperCase()}\nCPF ${formatCpf(person.cpf)}\nCliente desde ${formatDate(random.date(2001, 2015)).slice(3)}`,
        size: 8,
        align: 'right',
      },
      gap(3),
      line,
    ],
  };
}

function kilograms(weight: number): string {
  return `${String(weight).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')} kg`;
}

/** A ticket of a lorry scale whose net weight is gross minus tare. */
export function weighingticket(random: Random): Form {
  const car = vehicle(random);
  const driver = drawPerson(random);
  const [sender, carrier] = [drawCompany(random), drawCompany(random)];
  const tare = random.int(9, 17) * 1000 + random.int(0, 99) * 10;
  const net = random.int(12, 32) * 1000 + random.int(0, 99) * 10;
  const date = random.date(2024, 2025);
  const number = random.digits(6);
  const weightRow = (label: string, weight: number, field: string): Block =>
    openRow({ ...cell(label, kilograms(weight), field), truth: String(weight) });
  return {
    title: 'Weighing ticket',
    size: [105, 148],
    margin: 6,
    face: 'monoBold',
    label: 7,
    blocks: [
      heading(sender.name.toUpperCase(), 9),
      heading('TICKET DE PESAGEM', 12),
      openRow(cell('TICKET Nº', number, 'Number'), cell('PLACA', car.plate, 'Plate')),
      openRow(
        { ...cell('ENTRADA', `${formatDate(date)} 08:${random.int(10, 59)}`, 'EntryDate'), truth: date },
        { ...cell('SAÍDA', `${formatDate(date)} 10:${random.int(10, 59)}`, 'ExitDate'), truth: date },
      ),
      openRow(cell('MOTORISTA', driver.name.toUpperCase(), 'Driver'), cpfCell('CPF', driver.cpf, 'CPF')),
      openRow(cell('TRANSPORTADORA', carrier.name.toUpperCase(), 'Carrier')),
      openRow(cell('EMISSOR', sender.name.toUpperCase(), 'Issuer')),
      openRow(
        cell('PRODUTO', random.pick(['SOJA EM GRÃOS', 'MILHO', 'BRITA Nº 1', 'SUCATA']), 'Product'),
        cell('NOTA FISCAL', random.digits(6), 'InvoiceNumber'),
      ),
      text('- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -', 8),
      weightRow('PESO BRUTO', tare + net, 'GrossWeight'),
      weightRow('TARA', tare, 'Tare'),
      weightRow('PESO LÍQUIDO', net, 'NetWeight'),
      text('BALANÇA RODOVIÁRIA 01          OPERADOR: 07', 8),
    ],
  };
}
