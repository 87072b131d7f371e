import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';

const document: FieldGroup = { key: 'document', pt: 'Cartão', en: 'Card' };

export const healthcardFields = [
  ...inGroup(document, [
    ['Name', 'name', 'Nome', 'Name'],
    ['CPF', 'cpf', 'CPF', 'CPF'],
    ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
    ['Sex', 'code', 'Sexo', 'Sex'],
    ['MotherName', 'name', 'Nome da mãe', "Mother's name"],
    ['CNS', 'code', 'Cartão Nacional de Saúde', 'National health card number'],
    ['IssueDate', 'date', 'Data de expedição', 'Date of issue'],
    ['ExpiryDate', 'text', 'Validade', 'Date of expiry'],
    ['CopyNumber', 'integer', 'Via', 'Copy'],
    ['City', 'text', 'Município', 'Town'],
    ['State', 'uf', 'UF', 'State'],
    ['CityCode', 'code', 'Código do município (IBGE)', 'Town code'],
    ['OperatorName', 'text', 'Operadora', 'Health plan operator'],
    ['AnsNumber', 'code', 'Registro ANS da operadora', 'ANS register of the operator'],
    ['CardNumber', 'code', 'Número da carteira', 'Card number'],
    ['PlanName', 'text', 'Plano', 'Plan'],
    ['PlanAnsNumber', 'code', 'Registro ANS do produto', 'ANS register of the plan'],
    ['Accommodation', 'text', 'Acomodação', 'Accommodation'],
    ['Coverage', 'text', 'Abrangência', 'Geographic coverage'],
    ['Segmentation', 'text', 'Segmentação assistencial', 'Care segmentation'],
    ['Contractor', 'text', 'Empresa contratante', 'Contracting company'],
    ['BeneficiaryType', 'text', 'Titular ou dependente', 'Holder or dependant'],
    ['HolderName', 'name', 'Titular', 'Plan holder'],
    ['DependentCode', 'code', 'Código do dependente', 'Dependant code'],
    ['Network', 'text', 'Rede de atendimento', 'Network'],
    ['PartialCoverage', 'text', 'Cobertura parcial temporária', 'Partial temporary coverage'],
    ['StartDate', 'date', 'Início de vigência', 'Start of cover'],
    ['WaitingPeriod', 'text', 'Carências', 'Waiting periods'],
    ['CoPayment', 'text', 'Coparticipação', 'Co-payment'],
    ['RegulatedPlan', 'text', 'Plano regulamentado', 'Regulated plan'],
  ]),
];
