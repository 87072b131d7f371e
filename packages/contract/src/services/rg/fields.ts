import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';
import { faceFields } from '../../fields/faces.ts';
import { personFields } from '../../fields/person.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const rgFields = [
  ...personFields(document, [
    'Name',
    'SocialName',
    'CPF',
    'BirthDate',
    'BirthPlace',
    'BirthState',
    'FatherName',
    'MotherName',
    'Sex',
    'Nationality',
    'IssueDate',
    'ExpiryDate',
    'IssuingAuthority',
  ]),
  ...inGroup(document, [
    ['IssuingInstitute', 'text', 'Instituto de identificação', 'Identification institute'],
  ]),
  ...personFields(document, ['IssuingState', 'IssuePlace', 'CopyNumber']),
  ...inGroup(document, [
    ['BloodType', 'code', 'Grupo sanguíneo', 'Blood type'],
    ['VoterNumber', 'code', 'Título de eleitor', 'Voter registration number'],
    ['PIS', 'code', 'PIS/PASEP/NIS', 'PIS/NIS number'],
    ['CNS', 'code', 'Cartão Nacional de Saúde', 'National health card number'],
  ]),
  ...personFields(document, ['Observations', 'MRZ1', 'MRZ2', 'MRZ3']),
  ...inGroup(document, [
    ['DocumentNumber', 'text', 'Registro geral', 'Identity number'],
    ['SourceDocument', 'text', 'Documento de origem', 'Source document'],
    ['DriverLicenseNumber', 'code', 'CNH', 'Driving licence number'],
    ['CTPSNumber', 'code', 'CTPS', 'Labour card number'],
    ['CTPSSeries', 'code', 'Série da CTPS', 'Labour card series'],
    ['CTPSState', 'uf', 'UF da CTPS', 'Labour card state'],
    ['MilitaryNumber', 'code', 'Certificado militar', 'Military certificate'],
    ['ProfessionalId', 'text', 'Identidade profissional', 'Professional identity'],
    ['DNI', 'code', 'DNI', 'DNI'],
    ['OrganDonor', 'text', 'Doador de órgãos', 'Organ donor'],
    ['DirectorName', 'name', 'Diretor', 'Director'],
  ]),
  ...personFields(document, ['MaritalStatus']),
  ...inGroup(document, [['QRCode', 'text', 'QR Code', 'QR code content']]),
  ...faceFields,
];
