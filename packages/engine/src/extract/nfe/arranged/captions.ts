import type { ServiceForm } from '../../reading/forms/form-spec.ts';
import { itemColumns } from '../products/item-headings.ts';

/** Captions that no list of the form's labels has, as those of parties and installments. */
const further =
  `rua e nº | rua e número | rua, nº | endereço | logradouro | bairro | município | cidade | UF | estado | CEP | fone |
  telefone | tel. | CNPJ | CPF | IE | inscr. est. | insc. est. | inscrição estadual | número | nº | série | natureza | operação | tipo |
  emissão | data de emissão | saída | data de saída | hora | chave de acesso | protocolo | protocolo de autorização | data do protocolo |
  protocolo de autorização de uso | placa | UF da placa | volumes | espécie | total | parcela | vencimento | alíq. | alíquota | paga o frete`
    .split('|')
    .map((caption) => caption.trim());

let known: readonly string[] | undefined;

/** All that may be printed beside a value of an invoice to say what it is. */
export const captionsOf = ({ fields }: ServiceForm<'nfe'>): readonly string[] =>
  (known ??= [
    ...further,
    ...fields.flatMap(({ labels }) => labels),
    ...itemColumns.flatMap(({ spellings }) => spellings),
  ]);
