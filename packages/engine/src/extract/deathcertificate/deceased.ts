import { nameEnds, type Told } from '../reading/particulars/recorded-words.ts';
import { dayInDigits, dayWithMonth } from '../reading/phrases/days.ts';

const titles = String.raw`(?:(?:o|a|seu|sua|de|do|da|Sra?\.?|senhora?|dona|d\.|cidad[ãa]o?|nacional|pai|m[ãa]e|espos[oa]|marido|mulher|irm[ãa]o?|filh[oa]|av[óo]|tio|tia|pessoa|nome|corpo)(?:\([ao]\))?,? )*`;
const name = String.raw`${titles}(\p{L}[\p{L}'’. -]{3,70}?)${nameEnds}`;
const status = String.raw`(?:solteir|casad|divorciad|desquitad|vi[úu]v|separad)[oa](?:\([ao]\))?(?: judicialmente)?`;
/** Where a text of several words ends: before the next subject of the sentence. */
const subjectEnds = String.raw`(?=,? (?:e )?(?:[oa] (?:senhora?|Sra?\\.|cidad[ãa]|menor|nacional|de cujus|falecid|finad)|dona |(?:o )?sepultamento|sepultad|o corpo|inumad|cremad|sendo|conforme|segundo|de acordo|consoante|atestad[oa]|firmad|tendo|foi|deix|n[ãa]o deix|era|n[ãa]o era|filh[oa]|natural|nascid|com \d|profiss|declar|portador|inscrit|atestante|declarante|observa[çc]|averba[çc]|nada mais|e (?:que|foi|ser[áa]))(?!\p{Ll}{6})|\. |;? (?:o sepult|foi sepult)|\.$|”)`;

/** What an entry tells of the deceased, and of the death. */
export const deceasedTold: readonly Told[] = [
  {
    pattern: String.raw`(?:faleceu|veio a (?:falecer|[óo]bito)|foi a [óo]bito|morreu|falecimento|[óo]bito)(?!\p{L})[^]{0,320}?,? (?:[oa] (?:senhora?|Sra?\.|cidad[ãa]o?|menor|nacional|de cujus)|dona|Dona),? (?:de nome )?(?!que)${name}`,
    gives: [['Name', 'name']],
  },
  {
    pattern: String.raw`(?:faleceu|veio a (?:falecer|[óo]bito)|foi a [óo]bito|morreu),? (?:(?:em|n[oa]|neste|nesta|[àa]s?|aos) [^;.]{3,90}?, )?(?!em |n[oa] |nest|[àa]s? )${name}`,
    gives: [['Name', 'name']],
  },
  {
    pattern: String.raw`[óo]bitos?,? (?:consta|acha-se|encontra-se)(?: lavrado| registrado)? o (?:assento )?d[eoa] ${name}`,
    gives: [['Name', 'name']],
  },
  {
    pattern: String.raw`(?:falecimento|[óo]bito|morte) (?:d[eoa] )${name}`,
    gives: [['Name', 'name']],
  },
  {
    pattern: String.raw`(?:faleceu|falecimento|[óo]bito)[^]{0,400}?\bsexo:? (masculino|feminino)`,
    gives: [['Sex', 'sex']],
  },
  {
    pattern: String.raw`(?:\bcor|ra[çc]a)(?: (?:e|ou) ra[çc]a)?:? (branca|preta|parda|amarela|ind[ií]gena|morena|negra|mulata)`,
    gives: [['SkinColor', 'text']],
  },
  {
    pattern: String.raw`(?:faleceu|falecimento|[óo]bito|falecid[oa])[^]{0,500}?(?:com|de|contando|contava|tinha|tendo|aos|idade:?)(?: a)?(?: idade(?: de)?:?)? (\d{1,3}|\p{L}+(?: e \p{L}+){0,2})(?: \([^)]{1,30}\))? anos`,
    gives: [['Age', 'age']],
  },
  {
    pattern: String.raw`(?:faleceu|falecimento|[óo]bito|falecid[oa])[^]{0,500}?(?<!\p{L})(${status})(?! com|\p{L})`,
    gives: [['MaritalStatus', 'text']],
  },
  {
    pattern: String.raw`(?:faleceu|falecimento|[óo]bito|falecid[oa])[^]{0,700}?natural (?:d[eoa] (?:cidade|munic[íi]pio) d[eoa]|d[eoa]) (?!est[ae]|Estado)(\p{L}[\p{L}' ]{2,40}?)(?: ?[-–—/(,] ?([A-Z]{2})\)?(?!\p{L})|,? (?:no |do )?Estado d[eoa] ([\p{L} ]{4,20}?)(?=[,;.])|(?=[,;.]))`,
    gives: [
      ['BirthPlace', 'city'],
      ['BirthState', 'uf'],
      ['BirthState', 'uf'],
    ],
  },
  {
    pattern: String.raw`(?:faleceu|falecimento|[óo]bito|falecid[oa])[^]{0,700}?nascid[oa](?:\(a\))?,? (?:em|aos|no dia|a) (?:${dayWithMonth} ?\(?)?(${dayInDigits})`,
    gives: [['BirthDate', 'date']],
  },
  {
    pattern: String.raw`(?:faleceu|falecimento|[óo]bito|falecid[oa])[^]{0,700}?nascid[oa](?:\(a\))?,? (?:em|aos|no dia|a) (${dayWithMonth})`,
    gives: [['BirthDate', 'date-words']],
  },
  // Before the parents it is the deceased's, also where the death is told behind it.
  {
    pattern: String.raw`(?<!\p{L})residente(?:\([ao]\))?(?: e domiciliad[oa](?:\([ao]\))?)?,? (?:[àa]|n[oa]|em) (\p{L}(?:(?!,? (?:com \d|estado civil|natural|nascid|profiss))[^;]){6,140}?)(?= ?,? filh[oa](?:\([ao]\))? de )`,
    gives: [['Residence', 'text']],
  },
  {
    pattern: String.raw`(?:faleceu|falecimento|[óo]bito|falecid[oa])[^]{0,900}?(?:resid(?:ia|ente)|domiciliad[oa]|morador[a]?|resid[êe]ncia(?! pr[óo]pria))(?:\([ao]\))?(?: e (?:era )?(?:domiciliad[oa]|residente)(?:\([ao]\))?)?:?,? (?:n?est[ae] (?:cidade|munic[ií]pio),? )?(?:[àa]|n[oa]s?|em|n[oa]\([oa]\)|que era [àa])?:? ?(?!(?:n?est[ae] (?:cidade|munic[ií]pio),? )?d[eo] (?:sexo|cor)(?!\p{L}))(\p{L}.{6,140}?(?:,? n?est[ae] (?:mesma )?(?:cidade|munic[ií]pio|comarca)(?= ?[,;.])|(?=,? filh[oa]|,? (?:com (?!entrada)|tendo |contando )|,? estado civil|,? era|,? sendo|,? deix|;|\. |,? (?:em|por|v[íi]tima) (?:consequ|virtude|decorr|causa|motivo|d[eoa] )|,? nascid|,? natural|,? portador)))`,
    gives: [['Residence', 'text']],
  },
  {
    pattern: String.raw`(?:portador\p{L}*|titular|identifica\p{L}+|documento)[^.;\d]{0,60}?(?:RG|R\.G\.|identidade)(?: ?n(?:[º°o.]+|[úu]mero))?:? ((?:[A-Z]{1,2}-)?\d[\d.]{4,12}(?:-(?:\d{1,2}|X))?)(?![\d])`,
    gives: [['IdentityNumber', 'text']],
  },
  // No trade ends with the first word of the next label ("Doc. de identidade").
  {
    pattern: String.raw`(?:profiss[ãa]o|ocupa[çc][ãa]o)(?: de|:)? (?!ignorad|(?:rua|avenida|travessa|rodovia|estrada|pra[çc]a) )(\p{L}[\p{L}() ]{0,44}?)(?= ?[,;]| ?(?<! (?:doc|docto|docum|ident|est|nat|end))\.| natural | com \d|,? e )`,
    gives: [['Occupation', 'text']],
  },
  // A trade has no words of its own: it stands between the other particulars behind the name.
  {
    pattern: String.raw`(?:faleceu|falecid[oa]|[óo]bito)[^]{0,300}?, (?!do sexo|d?n?est[ae] |de cor|com |da? |natural|nascid|${status}|brasileir|filh|era |eleitor|aos? |[àa]s? |n[oa] |em |maior|menor|portador|inscrit|resid|domicil|branc|pret|pard|estado|sendo|de (?!prendas))(\p{Ll}[\p{Ll}() -]{3,34}?), (?=(?:${status}|com |natural|de cor|do sexo|brasileir|resid|domicil|nascid|estado civil|portador|inscrit|filh))`,
    gives: [['Occupation', 'text']],
  },
  {
    pattern: String.raw`(?:tendo (?:tido )?(?:como|por) causas?(?! d[aeo])|(?:como )?causas?(?: d[oa])? (?:morte|[óo]bito|mortis)(?: (?:foi|foram|teve|a|o|ter sido))*:?|em (?:consequ[êe]ncia|virtude|raz[ãa]o|decorr[êe]ncia) de|decorrente de|v[íi]tima de|vitimad[oa] por|por motivo de|devido [àa]|(?:morte|[óo]bito|falecimento)(?: foi)? (?:causad[oa]|provocad[oa]|motivad[oa]|ocasionad[oa]) por|de causa natural,? por|faleceu de)(?: uma?)?,? (?!sepult)(\p{L}.{3,200}?)${subjectEnds}`,
    isAnywhere: true,
    gives: [['CauseOfDeath', 'text']],
  },
  {
    pattern: String.raw`(?:sepultamento|sepultou-se|inuma[çc][ãa]o|enterro|enterramento|sepultad[oa]|inumad[oa]|sepultura|crema[çc][ãa]o|cremad[oa]|enterrad[oa])(?: [^.;,]{0,50}?)??(?: n[oa]| em| para o| ao)? ((?:Cemit[ée]rio|Cremat[óo]rio|Jardim|Parque|Campo|Mausol[ée]u)[^.;]{3,100}?)(?=,? (?:n?est[ae] |conforme|deix|n[ãa]o deix|era|tendo|foi|sendo|declarante|observa[çc]|averba[çc]|atestante|m[ée]dico|nada mais)|\. |;|\.$|”)`,
    gives: [['BurialPlace', 'text']],
  },
  {
    pattern: String.raw`(?:sepultamento|sepultad[oa]|sepultura|cremad[oa])(?: [^.;]{0,40}?)? n[oa] (.{4,100}?)(?=,? (?:n?est[ae] |declarante|observa[çc]|averba[çc]|atestante|nada mais)|\. |;|\.$|”)`,
    gives: [['BurialPlace', 'text']],
  },
  {
    pattern: String.raw`(?:Drª?\.?(?:\(a\)\.?|a\.)?|m[ée]dic[oa](?:\([ao]\))?(?: legista)?:?,?) (?!que |atest)(?:Drª?\.?a?\.? )?(\p{L}[\p{L}'’. -]{3,60}?),?(?: [-–—])?(?: (?:inscrit[oa](?:\(a\))? no|portador[a]?(?:\(a\))? d[eo]|com))?(?: (?:o )?\(?(?:n[º°o.]+ )?C\.?R\.?M)`,
    isAnywhere: true,
    gives: [['PhysicianName', 'name']],
  },
  {
    pattern: String.raw`(?:firmado|assinado|passado|fornecido|subscrito|expedido|emitido|atestado)(?: de [óo]bito)?(?: n[º°o.]+ ?[\d-]+,?)?(?: firmad[oa]| assinad[oa]| passad[oa])?,? (?:pel[oa]|por|d[oa]) (?:m[ée]dic[oa],? )?(?:legista,? )?(?:Drª?\.?a?\.? |doutora? )?(\p{L}[\p{L}'’. -]{3,60}?)${nameEnds}`,
    isAnywhere: true,
    gives: [['PhysicianName', 'name']],
  },
  {
    pattern: String.raw`\bCRM(?:[ /-]*[A-Z]{2}(?!\p{L}))?(?: sob)?(?: o)?(?: ?n(?:[º°o.]+|[úu]mero))?:? ?(\d[\d.]{2,9})`,
    isAnywhere: true,
    gives: [['PhysicianCRM', 'number']],
  },
  {
    pattern: String.raw`(?:(?:declara[çc][ãa]o|atestado) de [óo]bito|\bD\.? ?O\.?)(?: \(?D\.?O\.?\)?)?(?: ?n(?:[º°o.]+|[úu]mero))?:? ?(\d[\d.-]{6,14}\d)`,
    isAnywhere: true,
    gives: [['DeathCertificateNumber', 'number']],
  },
];
