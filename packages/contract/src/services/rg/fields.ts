import { documentGroup, inGroup } from '../../fields/field-definition.ts';
import { faceFields } from '../../fields/faces.ts';
import { identityParticulars, personFields } from '../../fields/person.ts';

export const rgFields = [
  ...personFields(documentGroup, ['Name', 'SocialName', ...identityParticulars]),
  ...inGroup(documentGroup, [
    ['IssuingInstitute', 'text', 'Instituto de identificação', 'Identification institute'],
  ]),
  ...personFields(documentGroup, ['IssuingState', 'IssuePlace', 'CopyNumber']),
  ...inGroup(documentGroup, [
    ['BloodType', 'code', 'Grupo sanguíneo', 'Blood type'],
    ['VoterNumber', 'code', 'Título de eleitor', 'Voter registration number'],
    ['PIS', 'code', 'PIS/PASEP/NIS', 'PIS/NIS number'],
    ['CNS', 'code', 'Cartão Nacional de Saúde', 'National health card number'],
  ]),
  ...personFields(documentGroup, ['Observations', 'MRZ1', 'MRZ2', 'MRZ3']),
  ...inGroup(documentGroup, [
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
  ...personFields(documentGroup, ['MaritalStatus']),
  ...inGroup(documentGroup, [['QRCode', 'text', 'QR Code', 'QR code content']]),
  ...faceFields,
];
